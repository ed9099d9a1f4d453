# Les pages d’ouverture, la première partie, la façon de jouer.

# --- la façon de jouer
how-1-head = De quoi il s’agit
how-1 = L’Anglais avance de terrain en terrain vers son objectif ; sur chacun, l’Allemand peut lui barrer la route. Chacun tient une main de cartes. Qui veut le plus un terrain, et peut le payer, l’obtient.
how-2-head = Un tour
how-2 = Des terrains sont révélés et l’un est choisi, par celui qui a perdu le dernier assaut. L’Anglais pioche et peut jouer des événements, puis l’Allemand. Si l’Allemand envoie une unité, il y a assaut ; sinon, l’Anglais a gagné.
how-3-head = Un assaut
how-3 = L’Allemand envoie une unité, l’Anglais lui en oppose une. Puis tous deux renchérissent tour à tour, avec des actions de combat de la main et des jetons. L’unité anglaise doit égaler l’allemande ; l’Allemand doit faire plus. Qui ne veut ou ne peut continuer perd son unité.
how-4-head = Ce que cela coûte
how-4 = Une unité anglaise perdue est un point d’effectifs, et l’assaut est fini ; avec le dernier point, la partie est perdue. Une unité allemande perdue peut être suivie d’une autre, autant que le terrain le permet.
how-5-head = Les jetons
how-5 = Un jeton se lance : sur sa bonne face il ajoute 1, sur l’autre il n’ajoute rien et il est perdu. C’est une pièce : n’en comptez que la moitié.
how-6-head = Les cartes qui répondent
how-6 = Certaines cartes annulent une carte qui vient d’être jouée. On vous le demande aussitôt, avant toute autre chose ; laisser passer ne coûte rien.

# --- 1A
briefing-1A-date = 6 juin 1944, minuit et quart
briefing-1A-happened = Cinq planeurs sur six se posent près de deux ponts, sur le canal et sur l’Orne. Cent cinquante hommes menés par un major y courent dans le noir. Entre eux et le pont du canal, quelques centaines de mètres de jardins, de tranchées et de barbelés, et un café.
briefing-1A-task-british = Traverser six terrains, atteindre le pont et y gagner l’assaut avant d’avoir perdu vos trois points d’effectifs.
briefing-1A-task-german = Battre trois fois une unité anglaise en chemin, ou tenir le pont lui-même.
briefing-1A-know-1 = Qui perd un assaut choisit le terrain suivant. Cela vaut parfois une perte.
briefing-1A-know-2 = Le café et le poste antichar sont toujours parmi les six derniers terrains. Gardez de quoi y faire face.
briefing-1A-know-3 = Au pont, une unité perdue coûte un point d’effectifs mais n’arrête pas l’assaut : ce qui reste des deux mains décide.

# --- 1B
briefing-1B-date = 6 juin 1944, minuit et quart
briefing-1B-happened = Les deux ponts sont attaqués en même temps et pris intacts. Puis les Allemands reviennent : toute la nuit ils tâtent le passage et rassemblent ce qu’ils ont pour un seul grand coup sur le pont du canal. Une trentaine de ceux qui sont venus en planeur sont tués ou blessés.
briefing-1B-task-british = Prendre le pont de Bénouville, puis subir la contre-attaque et garder au moins un point d’effectifs. Le pont de Ranville n’est pas obligatoire, mais il aide.
briefing-1B-task-german = Garder le pont de Bénouville, ou le reprendre. Après chacun des six premiers tours, vous pouvez réserver une unité et une autre carte pour la contre-attaque.
briefing-1B-know-1 = Ranville décide du nombre d’unités que l’Allemand peut envoyer à Bénouville : une de moins s’il est anglais, une de plus sinon.
briefing-1B-know-2 = Chaque camp reçoit trois de ses quatre cartes héroïques. L’Anglais choisit le premier, après le premier tour.
briefing-1B-know-3 = Ce que l’Allemand réserve pour la contre-attaque, il ne le reverra pas avant. Une main vidée en route ne tient pas le pont.

# --- 2
briefing-2-date = 6 juin 1944, quatre heures du matin
briefing-2-happened = Sept cents parachutistes devaient enlever la batterie dont les canons atteignent la plage ; cent cinquante l’ont trouvée. Ils y vont quand même, à travers un champ de mines, contre plus de cent hommes dans le béton. Une demi-heure plus tard les canons se taisent, et plus de la moitié des assaillants sont morts ou blessés.
briefing-2-task-british = Détruire trois des quatre canons : gagner l’assaut sur deux ou trois casemates. L’une d’elles abrite deux canons.
briefing-2-task-german = Battre trois fois l’Anglais, et laisser sa main se vider.
briefing-2-know-1 = Une victoire ne donne ici aucune carte, seulement des jetons. Chaque carte que joue l’Anglais manquera à la casemate suivante.
briefing-2-know-2 = Objectifs et autres terrains alternent. Ce que l’Allemand tient retourne dans la pile et revient.
briefing-2-know-3 = L’Anglais commence avec une carte héroïque en main. Le lance-flammes ne vient qu’avec les planeurs, et seulement si un jeton tombe bien.

# --- 3
briefing-3-date = 6 juin 1944, entre deux et cinq heures du matin
briefing-3-happened = À l’est de l’Orne, des sapeurs, avec des parachutistes canadiens et britanniques, cherchent cinq ponts sur la Dives et la Divette. Ils sont dispersés, leurs explosifs aussi, et aucun groupe ne peut en aider un autre. À l’aube les ponts sont à terre, et ce qui vient de l’est viendra tard.
briefing-3-task-british = Détruire trois ponts sur quatre : Robehomme, Bures, Varaville, Troarn. Trois chemins y mènent, l’un après l’autre.
briefing-3-task-german = Garder deux des ponts. Vous disposez les terrains avant la partie.
briefing-3-know-1 = Il n’y a pas d’effectifs ici : un assaut perdu ne coûte que le terrain, ou le pont.
briefing-3-know-2 = Sur chaque chemin, deux assauts précèdent le pont. Main et jetons ne durent pas au-delà : dépensez-les là.
briefing-3-know-3 = Robehomme est le dernier avant Bures : ce chemin peut donner deux ponts.

# --- campaign
briefing-campaign-date = Nuit du 5 au 6 juin 1944
briefing-campaign-happened = Une division, une nuit, trois missions : des ponts à prendre, une batterie à faire taire, des ponts à faire sauter. Que le flanc gauche du débarquement soit couvert au matin dépend de ce qui en sera fait.
briefing-campaign-task-british = Amasser des points en trois opérations : ponts tenus, canons détruits, ponts sautés. 14 points font une victoire, 12 et 13 une partie nulle.
briefing-campaign-task-german = Tenir l’Anglais à 11 points ou moins. Deux jetons de campagne peuvent lui rendre un terrain coûteux.
briefing-campaign-know-1 = Les opérations sont Pegasus Bridge, Merville et la Dives, dans cet ordre, chacune avec ses propres cartes.
briefing-campaign-know-2 = À Merville et sur la Dives on continue après la victoire, car chaque canon et chaque pont compte.
briefing-campaign-know-3 = Un jeton de campagne coûte un point à l’Anglais s’il perd là où il est posé. On ne le pose pas là où il y a des points à prendre.

# --- la première partie
briefing-first-date = 6 juin 1944, minuit et quart
briefing-first-happened = Les sections britanniques sont sorties des planeurs et marchent vers le pont du canal. Six étendues de terrain sont à traverser. L’Allemand est éveillé, mais il joue à la hâte et se trompe.
briefing-first-task-british = Traverser six terrains et gagner le pont avant d’avoir perdu quatre points d’effectifs.
briefing-first-task-german = Les arrêter en chemin ou au pont.
briefing-first-know-1 = Des notes vous disent quoi faire le moment venu. On peut les renvoyer, et les rappeler depuis la page d’ouverture.
briefing-first-know-2 = Chaque carte dit en toutes lettres ce qu’elle fait : posez-y la souris, ou touchez-la, et elle grandit.
briefing-first-know-3 = Il ne faut pas gagner chaque assaut. Vous avez quatre pertes, dont trois ne vous coûtent que le terrain.

note-hand-head = Votre main
note-hand = Sous l’image, chaque carte dit ce qu’elle est : une unité, sa valeur dans le disque, une action de combat, jouée à côté d’une unité, un événement. Vous avez ici quatre unités, de 2 à 4 : gardez cette main.
note-terrain-head = Où aller
note-terrain = Deux terrains sont découverts. Les nombres du bas disent combien de cartes chaque camp y pioche, le rouge combien d’unités l’Allemand peut y envoyer, l’une après l’autre. Peu vous arrange. Le texte dit le reste.
note-events-head = Les événements
note-events = Avant le combat vous pouvez jouer des événements. Chacun agit aussitôt. Rien n’y oblige : une carte gardée servira plus tard.
note-unit-head = Envoyez une unité
note-unit = L’Allemand en a envoyé une. La vôtre doit finir au moins aussi haut. Elle peut commencer plus bas et être renforcée ; mais ce qui la renforce est dépensé.
note-raise-head = Renforcer, passer la main ou renoncer
note-raise = Actions de combat et jetons renforcent votre unité. Une fois à égalité, passez la main : l’Allemand doit faire plus que vous. Il peut renforcer aussi, et ainsi de suite jusqu’à ce que l’un en ait assez.
note-tokens-head = Un jeton est une pièce
note-tokens = Un jeton ajoute 1 une fois sur deux, et l’autre fois il est perdu. Choisi, il montre d’abord les chances ; le bouton dessous le lance. Lancez avant de jouer une carte que vous aimeriez garder.
note-respond-head = L’annuler ?
note-respond = Vous tenez une carte qui défait ce qui vient d’être joué. Maintenant ou jamais ; mais il y aura peut-être pire à défaire plus tard.
note-tilt-head = L’unité est battue
note-tilt = Entre une unité allemande et la suivante, vous pouvez jouer ce qui change le nombre de celles qu’il peut encore envoyer ici. Moins vaut mieux pour vous.
note-effect-head = La carte vous laisse le choix
note-effect = La carte ou le terrain vous laisse décider de quelque chose. Son texte est écrit dessus, agrandi quand vous vous y arrêtez.
note-reward-head = Le butin
note-reward = Qui gagne un assaut prend deux jetons et une carte ; qui le perd choisit le terrain suivant. Le journal dit chaque étape, avec sa règle.
note-retreat-head = Pas chaque colline
note-retreat = Là où l’Allemand peut envoyer beaucoup d’unités, mieux vaut parfois renoncer tôt : cela coûte un point d’effectifs, mais vous gardez vos cartes.
note-bridge-head = Presque arrivés
note-bridge = Après le sixième terrain vient le pont. Une unité perdue y coûte un point, mais le combat continue tant qu’il vous en reste. Apportez des cartes.
note-end-head = C’était votre première partie
note-end = « Revoir » la montre de nouveau, main de l’Allemand comprise. Ensuite : le scénario 1A, le même chemin avec trois points d’effectifs, ou 1B, avec les deux ponts et la contre-attaque.
