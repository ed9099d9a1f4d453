# Les pages d’ouverture, la première partie, la façon de jouer.

# --- la façon de jouer
how-1-head = De quoi il s’agit
how-1 = Un camp vient des airs, l’autre est déjà là. Le camp aéroporté écrit un plan secret : quel avion ou planeur, à quel tour, sur quel hexagone. Puis le vent décide de ce qu’il en reste. À la fin, on compte les points des objectifs.
how-2-head = Un tour
how-2 = On tire le vent au dé. Puis chaque camp joue son segment : les groupes forment des sections, tir, puis (pour le camp aéroporté) atterrissage, les véhicules bougent, les hommes à pied bougent, et assaut rapproché. Qui tire ne fait rien d’autre dans ce segment.
how-3-head = Arriver au sol
how-3 = Un avion largue une section en quatre groupes, et le vent les étale sur une ligne sous le vent, d’autant plus loin qu’il est fort. Un planeur se pose court, juste ou long, et il est poussé d’un à trois hexagones. Bois, maisons et eau tuent.
how-4-head = Groupes et sections
how-4 = Quatre groupes de même sorte dans un hexagone redeviennent une section. Un groupe seul est faible : rassemblez-vous avant de combattre.
how-5-head = Tir et assaut
how-5 = Le tir additionne les forces et les compare à la cible. D disperse : pendant un tour la cible ne fait rien. Dispersée deux fois, elle est perdue. L’assaut rapproché, de l’hexagone voisin, vaut bien mieux que le tir : deux de moins au dé, et une colonne de plus avec du génie ou deux sections de parachutistes.
how-6-head = Les quatre chiffres
how-6 = Sur un pion : force, sorte d’arme et portée, défense, mouvement. I est l’arme légère, A vise les blindés, H et M sont des obus ; une parenthèse ou un M peut tirer par-dessus les hauteurs, sur ordre donné un tour avant.

# --- merville
briefing-merville-date = Nuit du 5 au 6 juin 1944
briefing-merville-happened = Quatre casemates derrière des mines et un fossé dominent la plage où l’aile gauche doit débarquer à l’aube. Le bataillon chargé de les faire taire est dispersé sur la moitié d’un comté. Une poignée d’hommes se rassemble dans le noir, sans presque aucun de ses outils, et n’attend pas.
briefing-merville-task-airborne = Britannique. Détruire les quatre casemates ou les tenir un tour, 2 points chacune. Deux donnent la victoire.
briefing-merville-task-defender = Allemand. Garder les casemates jusqu’au tour 14. Leurs canons se taisent la nuit, vos hommes sont peu : mines et barrages doivent faire le reste.
briefing-merville-know-1 = Il fait nuit : les portées sont réduites de moitié, nul ne voit à plus de quatre hexagones.
briefing-merville-know-2 = Des mines sont posées près des casemates. Une section de parachutistes complète peut les enlever, mais il faut des tours.
briefing-merville-know-3 = Trois planeurs doivent se poser parmi les canons au tour 3. Avec de la chance et un vent calme, ils en décident.

# --- heraklion
briefing-heraklion-date = Crète, 20 mai 1941
briefing-heraklion-happened = L’après-midi, tard et au compte-gouttes, des parachutistes allemands sautent sur la ville et l’aérodrome. Les défenseurs attendaient dans les oliveraies avec des canons légers et quelques chars. Ce qui tombe parmi eux au premier quart d’heure décide de la journée.
briefing-heraklion-task-airborne = Allemand. Prendre des hexagones d’aérodrome et de ville, un point chacun. 6 points donnent la victoire, 11 et 16 une victoire plus nette.
briefing-heraklion-task-defender = Britannique. Tuer ce qui se pose avant qu’il ne se rassemble, et tout garder sauf cinq hexagones.
briefing-heraklion-know-1 = Dix sections viennent au tour 1, huit autres dès le tour 3. Là où tombe la seconde vague, elle peut réparer ce que la première a manqué.
briefing-heraklion-know-2 = Ni planeurs ni armes lourdes : contre les Matilda, les sections allemandes n’ont que l’assaut rapproché.
briefing-heraklion-know-3 = Se poser chez l’ennemi, c’est essuyer aussitôt son feu. Tenez-vous à quelques hexagones, au vent.

# --- maleme
briefing-maleme-date = Crète, 20 mai 1941
briefing-maleme-happened = Des planeurs se posent dans le lit caillouteux du Tavronitis, des parachutes parmi les oliviers. C’est le seul aérodrome où des transports peuvent atterrir ; un seul bataillon tient le terrain et la colline, et ses voisins attendent un ordre qui ne vient pas.
briefing-maleme-task-airborne = Allemand. L’aérodrome vaut un point par hexagone, la cote 107 trois pour chacun des deux siens, le pont un. 7 points donnent la victoire.
briefing-maleme-task-defender = Britannique. Garder la colline et le terrain jusqu’au tour 14. Les voisins peuvent venir, si vous les envoyez.
briefing-maleme-know-1 = Qui a la cote 107 voit tout le terrain. Elle vaut plus que la moitié ouest de l’aérodrome.
briefing-maleme-know-2 = Le lit de la rivière, à l’ouest, est l’endroit le plus sûr où se poser, et le plus proche.
briefing-maleme-know-3 = Au tour 9, trois sections arrivent de l’est pour les Britanniques. Au tour 7, deux de plus pour les Allemands, par les airs.

# --- primosole
briefing-primosole-date = Sicile, nuit du 13 au 14 juillet 1943
briefing-primosole-happened = Une brigade britannique doit prendre le pont du Simeto et le garder jusqu’à l’arrivée de l’infanterie. Ses transports traversent le feu de leur propre flotte ; ce qui se pose trouve des parachutistes allemands tombés la veille au soir sur les mêmes champs.
briefing-primosole-task-airborne = Britannique. Les deux hexagones du pont valent 4 chacun, sa rive nord 2, les trois collines du sud 3. 9 points donnent la victoire.
briefing-primosole-task-defender = Axe. Des Italiens tiennent pont et collines, des mitrailleuses allemandes les champs du sud-ouest. Reprenez le pont au matin.
briefing-primosole-know-1 = Le pont ne peut pas sauter. Il est à qui s’y est tenu le dernier.
briefing-primosole-know-2 = Il fait nuit jusqu’au tour 9. Ensuite les mitrailleuses battent de nouveau les champs.
briefing-primosole-know-3 = Trois sections portées arrivent du sud au tour 13. Le nord envoie un groupement au tour 7.

# --- sainte-mere-eglise
briefing-sainte-mere-eglise-date = Cotentin, 6 juin 1944
briefing-sainte-mere-eglise-happened = Peu après une heure du matin, des transports dispersent une division autour d’un bourg et de ses carrefours. Une maison brûle, les cloches sonnent, la garnison est éveillée. Au jour, il faudra tenir le bourg et les passages de la rivière contre tout ce qui montera par la route.
briefing-sainte-mere-eglise-task-airborne = Américain. Le bourg vaut un point par hexagone, le pont de l’ouest 2, les deux de l’est 1 chacun. 5 points donnent la victoire.
briefing-sainte-mere-eglise-task-defender = Allemand. Tenir le bourg jusqu’à l’arrivée de la colonne du sud, puis le nettoyer.
briefing-sainte-mere-eglise-know-1 = Ne sautez pas sur le bourg : les toits tuent, et la flak y est.
briefing-sainte-mere-eglise-know-2 = Deux canons antichars viennent en planeur dès le tour 5. Contre le canon d’assaut, vous n’avez rien d’autre.
briefing-sainte-mere-eglise-know-3 = Il fait nuit jusqu’au tour 8. Servez-vous de l’obscurité pour vous rassembler.

# --- benouville
briefing-benouville-date = Nuit du 5 au 6 juin 1944
briefing-benouville-happened = Six planeurs amènent une compagnie à deux ponts, l’un sur le canal, l’autre sur l’Orne. Ils sont pris en quelques minutes ; il faut ensuite les tenir, avec l’aide de parachutistes posés à l’est de la rivière, jusqu’à ce que la mer apporte la relève.
briefing-benouville-task-airborne = Britannique. Chaque pont, intact et à vous, vaut 4 ; deux hexagones de Bénouville 1 chacun. 4 points donnent la victoire.
briefing-benouville-task-defender = Allemand. Reprendre un pont, ou le faire sauter. Des canons automoteurs viennent de l’ouest au tour 5, des chars du sud au tour 8.
briefing-benouville-know-1 = Les gardes sont surpris jusqu’au tour 3. Les premiers planeurs arrivent sans être vus.
briefing-benouville-know-2 = Un pont est à vous avec ses deux rives. Une section au milieu ne suffit pas.
briefing-benouville-know-3 = Dix sections de parachutistes viennent au tour 3. À l’est de l’Orne, personne ne les attend.

# --- eben-emael
briefing-eben-emael-date = Belgique, 10 mai 1940
briefing-eben-emael-happened = Avant le lever du soleil, des planeurs se posent sans bruit sur le toit du fort le plus puissant d’Europe et près de trois ponts. Les sapeurs apportent des charges dont nul n’a entendu parler ; la garnison a des canons qui battent chaque passage, et à Kanne quelqu’un a encore la main sur l’exploseur.
briefing-eben-emael-task-airborne = Allemand. Quatre coupoles, détruites ou tenues un tour, valent 2 chacune, trois ponts, intacts et à vous, 4 chacun. 8 points donnent la victoire.
briefing-eben-emael-task-defender = Belge. Faire sauter Kanne, garder au moins un autre pont et les canons du fort, contre-attaquer dès le tour 6.
briefing-eben-emael-know-1 = Les défenseurs sont surpris aux deux premiers tours et ne voient aucun planeur au premier.
briefing-eben-emael-know-2 = Du génie à côté d’une autre infanterie décale l’assaut d’une colonne. Sur le fort, c’est ce qui compte.
briefing-eben-emael-know-3 = Le pont de Kanne saute sur 1 à 4 dès que des Allemands en sont proches. Les deux autres ne sont pas minés.

# --- son
briefing-son-date = Brabant, 17 septembre 1944
briefing-son-happened = Par un dimanche clair, un régiment saute à l’ouest de Son pour prendre le pont de la seule route d’Arnhem. Deux canons lourds sont à la lisière des bois, et le pont est miné.
briefing-son-task-airborne = Américain. Le pont, intact et à vous, vaut 4, Son 7, la ville du sud 3. 5 points donnent la victoire.
briefing-son-task-defender = Allemand. Tenir Son, faire sauter le pont quand ils approchent, garder le sud.
briefing-son-know-1 = Le pont saute sur 1 à 3, dès que des Américains sont à trois hexagones et qu’un garde est encore près de lui.
briefing-son-know-2 = S’il a sauté, le génie venu en planeur peut le reconstruire.
briefing-son-know-3 = Il fait jour, personne n’est surpris : mitrailleuses et flak tirent dès le premier tour. Sautez hors de leur portée.

# --- arnhem
briefing-arnhem-date = Arnhem, 17 septembre 1944
briefing-arnhem-happened = Les terrains d’atterrissage sont loin à l’ouest du grand pont routier. Des parachutistes y marchent à travers bois et faubourgs, pendant que des bataillons allemands qui ne devraient pas être là s’assemblent de trois côtés ; la nuit tombe avant que rien ne soit réglé.
briefing-arnhem-task-airborne = Britannique. Les deux hexagones du pont valent 3 chacun, les cinq de sa rampe 2 chacun. 8 points donnent la victoire.
briefing-arnhem-task-defender = Allemand. Retarder la marche dans les bois, et être en force au pont avant eux ou après.
briefing-arnhem-know-1 = À pied, on fait deux hexagones de route par tour. Il y a une dizaine de tours des terrains à la rampe.
briefing-arnhem-know-2 = Des Allemands viennent de l’est au tour 8, du nord au 12, par le pont, du sud, au 16.
briefing-arnhem-know-3 = Il fait nuit du tour 13 au tour 19. C’est le moment de traverser la ville.

# --- groesbeek-heights
briefing-groesbeek-heights-date = Près de Nimègue, 17 septembre 1944
briefing-groesbeek-heights-happened = Une division prend la crête boisée au-dessus du Reichswald, fait descendre ses obusiers en parachute, et doit garder libres les prés en contrebas pour les planeurs qui suivront, quoi qu’il sorte de la forêt.
briefing-groesbeek-heights-task-airborne = Américain. Le bourg 6, la crête 5, six terrains libres d’ennemis 1 chacun. 13 points donnent la victoire.
briefing-groesbeek-heights-task-defender = Allemand. Il ne faut pas prendre beaucoup : être sur les prés à la fin, ou garder un coin du bourg.
briefing-groesbeek-heights-know-1 = Presque tout doit être tenu. Étalez-vous tôt, puis resserrez là où ils viennent.
briefing-groesbeek-heights-know-2 = Ici seulement, des canons peuvent sauter. Chacun prend la place d’une section et doit être mis en batterie au sol.
briefing-groesbeek-heights-know-3 = La forêt de l’est envoie sept sections au tour 4, quatre autres avec des véhicules au tour 6.

# --- hamminkeln
briefing-hamminkeln-date = Rhin inférieur, 24 mars 1945
briefing-hamminkeln-happened = La dernière grande opération aéroportée de la guerre se pose de jour, dans la brume et la fumée, en plein sur les canons allemands : parachutistes britanniques et américains, et planeurs qui visent les ponts de l’Issel.
briefing-hamminkeln-task-airborne = Britanniques et Américains. Deux ponts valent 3 chacun, Hamminkeln 7, le village du sud 2. 5 points donnent la victoire.
briefing-hamminkeln-task-defender = Allemand. Plus de flak que partout ailleurs : abattez ce que vous pouvez, puis tenez l’Issel jusqu’à l’arrivée des blindés, au tour 7.
briefing-hamminkeln-know-1 = Chaque appareil passe devant les canons. Ne mettez pas toutes les sections sur une seule ligne de vol.
briefing-hamminkeln-know-2 = Les parachutistes d’abord, les planeurs au tour 2 : ce que les uns tuent de la flak laisse vivre les autres.
briefing-hamminkeln-know-3 = Des commandos viennent du Rhin au tour 9. Le sud-ouest peut les attendre.

# --- corinth
briefing-corinth-date = Grèce, 26 avril 1941
briefing-corinth-happened = Les dernières arrière-gardes de l’expédition britannique roulent vers le sud par l’unique pont du canal. À l’heure du petit déjeuner, des planeurs se posent à ses deux bouts et deux bataillons sautent sur les rives. Le pont est miné ; les sapeurs coupent les fils, quelqu’un tire sur les charges.
briefing-corinth-task-airborne = Allemand. Le pont, intact et à vous, vaut 4, quatre lieux sur les rives 1 chacun, Korinthos 4. 4 points donnent la victoire.
briefing-corinth-task-defender = Britannique. Garder le pont, ou le voir dans le canal, et revenir à Korinthos.
briefing-corinth-know-1 = Les charges ne partent que sur un 1, tant que des sapeurs britanniques sont à deux hexagones. Chassez d’abord les sapeurs.
briefing-corinth-know-2 = Le canal n’a pas d’autre passage : qui se pose du mauvais côté y reste.
briefing-corinth-know-3 = Des arrière-gardes arrivent de l’est au tour 7.

# --- la première partie
briefing-first-date = 6 juin 1944, imaginé en plein jour
briefing-first-happened = Deux ponts, deux sections assoupies. Trois sections et des sapeurs viennent en planeur au tour 1, deux sections de parachutistes au tour 2. Au tour 4, quelqu’un vient voir, de l’ouest.
briefing-first-task-airborne = Britannique. Chaque pont, intact et à vous, vaut 4. L’un donne la victoire, les deux une victoire écrasante.
briefing-first-task-defender = Allemand. Deux sections tiennent les ponts, une troisième arrive au tour 4.
briefing-first-know-1 = Des notes vous disent quoi faire le moment venu. On peut les renvoyer, et les rappeler depuis la page d’ouverture.
briefing-first-know-2 = Vous écrivez d’abord le plan d’atterrissage, appareil par appareil. Puis on tire le vent au dé.
briefing-first-know-3 = Ce qui prend les ponts, c’est l’assaut rapproché, à deux sections ensemble.

note-welcome-head = Deux ponts
note-welcome = Voici ce que vous voulez : le pont du canal en H12 et celui de l’Orne en H19. Entre eux, du terrain sec, avec un ruisseau marécageux au milieu.
note-flight-head = D’où ?
note-flight = Les appareils traversent la carte le long d’une rangée d’hexagones, vers l’est ou vers l’ouest. Un planeur qui se pose court ou long le fait sur cette ligne.
note-turn-head = Quand ?
note-turn = Prenez le premier tour proposé : au tour 1 les planeurs arrivent sans être vus, et les gardes dorment jusqu’au tour 2.
note-hex-head = Où ?
note-hex = Un planeur peut se poser un hexagone trop court ou trop long, puis le vent le pousse d’un à trois hexagones. Il y a de l’eau des deux côtés : visez le milieu, ces hexagones. Un hexagone reçoit deux planeurs au plus.
note-odds-head = Ce qu’il peut en advenir
note-odds = Choisissez un hexagone, et vous voyez d’abord les chances, tous vents compris : indemne, dispersé, éliminé, perdu. Les teintes de la carte additionnent, par hexagone, ce que votre plan laisse attendre.
note-drop-head = Les parachutes s’étalent
note-drop = Une section saute en quatre groupes, et le vent les étale sur une ligne. Visez près du pont de la rivière, en terrain découvert, avec de la place tout autour.
note-seal-head = Scellez-le
note-seal = Regardez encore une fois la carte : voici ce que vous pouvez attendre. L’ennemi se place ensuite, sans connaître votre plan.
note-foot-head = Au sol
note-foot = Choisissez une unité, puis où elle va. À pied, un hexagone par tour, deux sur route. Qui vient de se poser ne bouge pas encore, mais il peut donner l’assaut à côté.
note-bank-head = Un pont a deux rives
note-bank = Un pont est à vous si vous avez été le dernier sur lui et sur un hexagone de chaque rive. Chassez donc d’abord la garde, puis traversez.
note-stick-head = Le vent a son mot à dire
note-stick = Voici les places où le vent porte vos groupes. Vous les remplissez un à un : le terrain découvert est clément, les maisons et les bois non.
note-form-head = De nouveau une section
note-form = Quatre groupes dans un hexagone deviennent une section : bien plus forte, et aussi bonne que du génie à l’assaut. Formez-la dès que possible.
note-fire-head = Tirer ?
note-fire = Qui tire maintenant ne bouge ni ne donne l’assaut ce tour. Contre une section à découvert, cela en vaut rarement la peine : regardez les chances.
note-assault-head = L’assaut rapproché
note-assault = C’est ainsi qu’on prend un pont. De l’hexagone voisin, deux de moins au dé. Manquer ne coûte rien sur l’instant ; un ennemi dispersé touché de nouveau disparaît.
note-party-head = Tous ensemble
note-party = Les forces s’additionnent : envoyez tous ceux qui sont là. Des sapeurs à côté de l’infanterie décalent le rapport d’une colonne.
note-log-head = Ce qui est tombé, et où
note-log = Vent, dérive, survie, actes de l’ennemi : tout est ici, avec les dés et les règles.
note-relief-head = De la visite
note-relief = Une section vient de l’ouest vers le pont du canal. Deux des vôtres sur la rive ouest suffisent.
note-last-head = Le dernier tour
note-last = Compte qui y a été le dernier, sur les deux rives. S’il ne manque qu’une rive à un pont, allez-y maintenant.
note-end-head = C’était votre première partie
note-end = « Revoir » la montre de nouveau, aussi avec les yeux de l’ennemi. Ensuite : Merville de nuit, ou Bénouville avec tous ceux qui y étaient.
