# Les pages d’ouverture, la première partie, la façon de jouer.

# --- la façon de jouer
how-1-head = De quoi il s’agit
how-1 = Les Américains veulent une armée de l’autre côté du Rhin, les Allemands veulent la remettre à l’eau. À la fin, on compte la valeur de remplacement de tous les Américains à l’est du fleuve.
how-2-head = Un tour
how-2 = Un tour a une moitié américaine et une moitié allemande, aux mêmes étapes : des pièces arrivent, tous se déplacent, on échange des tirs, et qui se trouve à côté de l’ennemi doit le combattre.
how-3-head = Se déplacer
how-3 = Chaque pièce a un facteur pour la route, le terrain ouvert, la colline et le bois ; beaucoup de véhicules ne vont que sur routes et champs. Une pièce s’arrête au premier bois ou à la première colline, et dès qu’elle touche un ennemi. Le pont ne laisse passer les véhicules qu’à la file : une épave le ferme.
how-4-head = Tirer
how-4 = Secteur par secteur : les dés du tireur s’additionnent et se divisent par un nombre qui croît avec la portée ; le résultat est le nombre de coups. Qui a essuyé le tir peut répondre. De loin, chars et canons tirent par-dessus les obstacles ; de près, il faut une ligne libre.
how-5-head = Le combat
how-5 = Ensuite, chaque secteur ennemi qui touche l’un des vôtres doit être attaqué. On compare les valeurs, un dé décide : repli, déroute, engagement, ou un nouvel échange de tirs. On peut jeter un secteur faible contre un fort pour qu’un autre combat soit meilleur.
how-6-head = Les ponts
how-6 = À partir du tour 4, un dé est lancé pour le vieux pont à chaque moitié allemande ; il tombe au plus tard au tour 9. Le génie construit des ponts de bateaux : trente points de travail chacun, deux secteurs sur le fleuve, entre des rives que des Américains ont traversées.

# --- historical
briefing-historical-date = 7 au 12 mars 1945
briefing-historical-happened = Une colonne blindée américaine découvre le Rhin à Remagen et voit un pont qui ne devrait plus être là. Les charges explosent, le pont se soulève et retombe en place. L’infanterie court sous le feu, le génie coupe des fils. Dès lors c’est une course : hommes et canons sur l’autre rive, réserves pour les rejeter, ponts de bateaux à côté d’un pont auquel nul ne se fie.
briefing-historical-task-american = Faire passer tout ce que vous pouvez avant la chute du pont, construire à temps des ponts de bateaux, tenir. 30 points de valeur à l’est donnent la victoire, 90 avec un pont de bateaux une victoire plus nette.
briefing-historical-task-german = Contenir le premier élan un tour ou deux, amener les blindés, frapper les ponts de bateaux. Personne de l’autre côté du Rhin serait la plus grande victoire.
briefing-historical-know-1 = Les chars d’abord. Tant que le pont est debout, tout ce qui roule doit le franchir.
briefing-historical-know-2 = Commencez le premier pont de bateaux au tour 2, là où les Allemands n’arriveront pas de sitôt : au nord, vers la rangée B, ou loin au sud.
briefing-historical-know-3 = Les obusiers longs portent à huit secteurs. Ils ne bougent pas et ne tirent pas au même tour : choisissez leur place une fois, et bien.

# --- short
briefing-short-date = 7 et 8 mars 1945
briefing-short-happened = Les premières heures : une poignée d’Allemands au bout est, une colonne américaine au bout ouest, et entre eux le seul pont. Qui sera où au second soir décide de la taille de la tête de pont.
briefing-short-task-american = En six tours, avoir 40 points de valeur à l’est du Rhin. 90 et un pont de bateaux donnent une victoire plus nette.
briefing-short-task-german = Les en empêcher pendant six tours, avec ce qui arrive dans ce délai. Une partie des blindés n’est pas encore là.
briefing-short-know-1 = À partir du tour 4, le pont peut tomber au début de chaque moitié allemande : sur 1, puis sur 1 ou 2, puis sur 1 à 3.
briefing-short-know-2 = Les Américains choisissent au début ce qui vient. Quarante socles bon marché encombrent le pont ; quelques pièces lourdes le passent.
briefing-short-know-3 = Les Allemands du pont doivent mourir tard, non vaincre. Chaque tour gagné est un tour pour ceux qui viennent derrière.

# --- no-bridge
briefing-no-bridge-date = Mars 1945, tel que cela aurait pu être
briefing-no-bridge-happened = Les charges ont fait leur office. Le pont est dans le Rhin, et les Américains ont devant eux trois cents mètres d’eau. Ils ont un Buffalo, deux petites voitures amphibies et du génie, et ils essaient quand même.
briefing-no-bridge-task-american = Prendre pied sur l’autre rive, construire un pont, y faire passer une armée. 30 points donnent la victoire, 60 avec un pont de bateaux et 90 une victoire plus nette.
briefing-no-bridge-task-german = Surveiller le fleuve. Rejeter chaque débarquement avant qu’il n’ait un pont derrière lui.
briefing-no-bridge-know-1 = Les deux rives d’un site doivent avoir été visitées avant le début des travaux, et nul ennemi ne doit toucher l’une ou l’autre.
briefing-no-bridge-know-2 = La réserve blindée allemande est en partie ailleurs : personne n’attend un passage ici.
briefing-no-bridge-know-3 = Trois socles de génie font une dizaine de points de travail par tour. Un pont prend environ trois tours, si nul ne le bombarde.

# --- fate
briefing-fate-date = 7 au 12 mars 1945
briefing-fate-happened = La même bataille, mais les deux camps savent quand le pont tombera : au début de la moitié allemande du tour 7. Il ne reste qu’à bien calculer.
briefing-fate-task-american = Employer les six tours que vous avez, et ne plus dépendre du vieux pont au septième. 30 points donnent la victoire, 90 et 120 une victoire plus nette.
briefing-fate-task-german = Garder de quoi frapper au tour 7. Dès lors, seuls les ponts de bateaux nourrissent la tête de pont.
briefing-fate-know-1 = Tout ce qui est sur le pont quand il tombe est perdu. Quittez-le à temps.
briefing-fate-know-2 = Un pont de bateaux demande environ trois tours de travail et s’ouvre un tour plus tard. Comptez à rebours depuis le tour 7.
briefing-fate-know-3 = Sans le dé, pas de chance avec le pont. Le meilleur plan gagne plus souvent que dans la bataille historique.

# --- la première partie
briefing-first-date = 7 mars 1945, l’après-midi
briefing-first-happened = Le pont est encore debout. Quatre socles d’infanterie (trois hommes chacun), un bazooka et un canon antichar en tiennent le bout est ; il n’en viendra guère plus aujourd’hui. Vous avez trois tours avant que quelqu’un ne se réveille.
briefing-first-task-american = Passer le pont et avoir 10 points de valeur sur l’autre rive après le tour 3. Un char moyen en vaut 12, une automitrailleuse 5.
briefing-first-task-german = Tenir le bout est. Quelques socles et un char viennent en aide.
briefing-first-know-1 = Des notes vous disent quoi faire le moment venu. On peut les renvoyer, et les rappeler depuis la page d’ouverture.
briefing-first-know-2 = Bouger, puis tirer, puis combattre : ce qui touche l’ennemi après les tirs doit l’attaquer.
briefing-first-know-3 = Le pont ne tombera pas dans cette partie. Dans les autres, si.

note-bridge-head = Le pont
note-bridge = Tout tient à ces quatre secteurs : le bout ouest, deux secteurs de pont, le bout est. Il n’y a pas d’autre passage au sec sur le Rhin.
note-bring-head = Qu’amenez-vous ?
note-bring = Chaque pièce coûte sa valeur sur le contingent du tour. Un char moyen (12), un léger (6) et une automitrailleuse (5) vont vite sur la route ; un obusier (10) tire de cette rive sur l’autre. Un bon début : un obusier, un char moyen, deux chars légers, de l’infanterie.
note-place-head = Où ?
note-place = Au premier tour, on arrive autour du bout ouest du pont. Qui doit passer le premier se place tout près, sur la route.
note-march-head = Les mouvements
note-march = Choisissez une pièce, puis un secteur éclairé. Sur route, tout va deux fois plus loin. Avant de finir les mouvements, regardez si quelqu’un peut encore avancer.
note-act-head = Sur le pont
note-act = Les véhicules passent à la file. Qui arrive à côté d’un ennemi doit s’arrêter. Arrêté en I9, vous êtes devant le bout est et pouvez tirer sur tout ce qui l’entoure.
note-fire-head = Les tirs
note-fire = Choisissez un secteur qui tire. Ceux que vous visez peuvent répondre avec ce qui leur reste. Les canons qui ont bougé ne tirent pas.
note-target-head = Sur quoi ?
note-target = Choisissez une cible, et vous voyez d’abord à quoi vous attendre : les dés de vos pièces, divisés par un nombre selon la portée, font des coups. Une demi-douzaine de coups sur de l’infanterie, c’est beaucoup ; un seul sur un char lourd, rien.
note-front-head = Il faut attaquer
note-front = Votre secteur touche plusieurs ennemis : dites lequel il attaque. Chaque ennemi qui vous touche doit être attaqué par quelqu’un. Le rapport dit où en est le combat.
note-battle-head = Le combat
note-battle = On compare les valeurs et un dé est lancé. La barre de couleur dit combien chaque résultat est probable : un camp se replie, est mis en déroute ou éliminé, ou bien les deux sont engagés et se battent encore au tour suivant. Après une déroute ou une élimination, le vainqueur peut suivre.
note-return-fire-head = On tire sur vous
note-return-fire = Vous pouvez répondre, sur toute cible à portée. Cela ne coûte rien.
note-log-head = Ce qui s’est passé entre-temps
note-log = Les Allemands ont bougé et tiré. Tout ce qu’ils ont fait est ici, avec les dés et les règles. Chaque ligne s’ouvre et en dit plus.
note-roads-head = Nouveaux arrivants
note-roads = Désormais on arrive par quatre routes du bord. Les plus proches mènent à Remagen ; R5 et A8 sont pour qui veut construire des ponts, ce qui n’est pas pour aujourd’hui.
note-house-head = Maisons, collines, bois
note-house = Des hommes dans une maison, sur une colline ou dans un bois sont plus durs à tuer, mais qui entre dans un bois ou sur une colline s’y arrête. Les chars sont mieux sur la route.
note-last-head = Le dernier tour
note-last = Compte maintenant qui se trouve à l’est du fleuve à la fin du tour : 10 points de valeur suffisent. Ne perdez pas un char pour rien.
note-end-head = C’était votre première partie
note-end = « Revoir » la montre de nouveau. Ensuite : les six premiers tours, où le pont peut tomber, où les Allemands viennent avec des chars et où le génie a du travail.
