# Les pages d’ouverture, la première partie, la façon de jouer.

# --- la façon de jouer
how-1-head = De quoi il s’agit
how-1 = Des groupes, des chefs et des mitrailleuses sur quelques centaines de mètres. Le tir tue rarement : il démoralise des hommes, qui courent et qu’il faut rassembler. Qui est sur la place quand les autres ont couru l’a gagnée.
how-2-head = Un tour de joueur
how-2 = Le camp dont c’est le tour rallie, tire de pied ferme, bouge, tire encore à demi-force, et avance d’un pas. Entre-temps l’autre tire : sur qui bouge devant lui, et une fois encore quand tous ont bougé. Puis les démoralisés courent, et à la fin ceux qui partagent une place se battent au corps à corps.
how-3-head = Le tir
how-3 = Les forces s’additionnent en une colonne ; deux dés, bas c’est bien. Le couvert s’ajoute aux dés, le chef s’en retranche. Le résultat demande aux hommes de la cible d’éprouver leur moral : deux dés encore, pas plus que le nombre du pion.
how-4-head = Bouger sous le feu
how-4 = Quatre points par tour, davantage sur route et avec un chef. Chaque pas sous les yeux d’un ennemi peut essuyer son tir, et ce tir reste là pour qui vient ensuite. Le mouvement d’assaut ne fait qu’un pas, mais on y est plus dur à toucher.
how-5-head = « ? »
how-5 = Un pion au point d’interrogation est quelqu’un de dissimulé, ou personne. Le tir sur lui compte moitié. Il se montre quand il tire, ou quand il bouge sous vos yeux.
how-6-head = Les places
how-6 = Un hexagone fait 40 mètres ; une maison à étage a une place à chaque niveau. Une maison de pierre vaut trois, de bois deux, un pont dans sa longueur presque rien.

# --- garrison
briefing-garrison-date = 6 juin 1944, en plein jour
briefing-garrison-happened = Trois groupes allemands se sont enfermés dans les maisons au bout ouest du pont du canal. De l’autre côté, près de l’emplacement du canon, cinq groupes britanniques ont perdu patience.
briefing-garrison-task-british = Contrôler le bout ouest du pont (Y18) et le café à côté (X18) à la fin du sixième tour de joueur.
briefing-garrison-task-german = Garder l’un ou l’autre. Deux de vos six pions ne sont personne : laissez-les essuyer les tirs.
briefing-garrison-know-1 = Le pont lui-même ne couvre pas. Faites taire les maisons du bout avant que quelqu’un ne le passe.
briefing-garrison-know-2 = Gardez le chef avec ceux qui auront besoin de lui : il dirige le tir et ramène les démoralisés.
briefing-garrison-know-3 = N’envoyez pas le second groupe là où l’on a tiré sur le premier. Ce feu y est encore.

# --- le-port
briefing-le-port-date = 6 juin 1944, le matin
briefing-le-port-happened = Des tireurs d’élite dans le clocher du Port tirent sur le pont. Une compagnie du 7e bataillon parachutiste est montée le long des vergers pour y mettre fin. Un bois mène jusqu’au mur du cimetière.
briefing-le-port-task-british = Contrôler l’église (II13) et les maisons en GG13, HH14 et II14 après cinq tours ; ce sont les rez-de-chaussée qui comptent.
briefing-le-port-task-german = Garder l’un des quatre, et quelqu’un en vie. Trois de vos pions ne sont personne.
briefing-le-port-know-1 = C’est par le bois que l’on vient : de EE13, FF13, EE14 et FF14 le clocher ne voit rien, et GG13 et HH14 sont juste à côté.
briefing-le-port-know-2 = Le clocher reçoit un demi-groupe ou deux chefs, voit loin, et tous savent où il est.
briefing-le-port-know-3 = Quatre endroits en cinq tours : commencez par les maisons sous l’église, et pas l’une après l’autre.

# --- back-to-the-bridge
briefing-back-to-the-bridge-date = 6 juin 1944, le matin
briefing-back-to-the-bridge-happened = Les pionniers de Bénouville ont l’ordre de reprendre le pont avant midi. À son bout ouest, quelques hommes fatigués des planeurs, avec deux mitrailleuses, dont une allemande. Entre l’école et les cafés, il y a des champs et quelques haies.
briefing-back-to-the-bridge-task-british = Garder l’un des deux cafés, X18 ou Z17, après six tours. Vous êtes peu nombreux : ne soyez pas là où ils tirent.
briefing-back-to-the-bridge-task-german = Contrôler les deux cafés, X18 et Z17, après six tours. Vous êtes deux fois plus nombreux : profitez-en.
briefing-back-to-the-bridge-know-1 = Les haies, le blé et le relief cachent qui vient : d’où partent les Allemands, seuls des étages en U12, V12 et W12 voient le café en X18.
briefing-back-to-the-bridge-know-2 = Que les uns tirent pour que les autres passent. Qui court là où l’on a tiré sur le précédent court dans le feu qui y est encore.
briefing-back-to-the-bridge-know-3 = Deux des pions britanniques ne sont personne : ils peuvent être là où nul ne resterait.

# --- night-1
briefing-night-1-date = Nuit du 5 au 6 juin 1944
briefing-night-1-happened = Trois planeurs se posent dans le noir près du pont. On a si souvent dit à la garnison de veiller qu’elle dort ; deux compagnies de pionniers sont dans les villages. Les premiers sortis des planeurs sont à la casemate avant que personne n’ait crié.
briefing-night-1-task-british = Choisir en secret qui vole avec qui et où vous voulez vous poser. À la fin, contrôler les huit hexagones du pont, au prix de sept points au plus.
briefing-night-1-task-german = Ne pas bouger tant qu’il n’y a rien à voir, puis le leur faire payer : un hexagone du pont, ou assez de pertes, il n’en faut pas plus.
briefing-night-1-know-1 = Nul ne voit à plus de deux hexagones, sauf sous une fusée éclairante. La plupart des Allemands ne peuvent bouger avant d’avoir été dérangés.
briefing-night-1-know-2 = Un planeur se pose près de l’endroit visé, pas dessus. Évitez les arbres, les maisons et l’eau.
briefing-night-1-know-3 = Les dés décident de la fin, à partir du cinquième tour. Ayez fini avant.

# --- la première partie
briefing-first-date = 6 juin 1944, en plein jour
briefing-first-happened = Un groupe et demi tient avec une mitrailleuse une maison au bout ouest du pont du canal, ou peut-être celle d’à côté. Trois groupes britanniques sont au bout est.
briefing-first-task-british = Contrôler le café en X18 après trois tours.
briefing-first-task-german = Le garder. L’un de vos pions n’est personne.
briefing-first-know-1 = Des notes vous disent quoi faire le moment venu. On peut les renvoyer, et les rappeler depuis la page d’ouverture.
briefing-first-know-2 = Une partie de vous tire, l’autre avance. Nul ne fait les deux dans un tour à pleine force.
briefing-first-know-3 = Des dés bas sont bons pour qui les lance.

note-goal-head = Le café
note-goal = Cette maison au bout ouest du pont est ce que vous devez tenir après trois tours. Des Allemands y sont, ou dans une maison voisine.
note-set-up-head = Où commencer ?
note-set-up = La maison en Z20 est en bois et voit par-dessus le canal : bonne pour la mitrailleuse et ceux qui tirent. Y19 est sur le pont, proche et sans couvert. Le chef va avec ceux qui tirent ensemble.
note-weapon-head = La mitrailleuse
note-weapon = Donnez-la à un groupe qui restera pour tirer. Qui la porte ne va pas moins vite, mais une arme qui bouge ne tire pas à pleine force.
note-hidden-head = « ? »
note-hidden = Les Allemands sont dissimulés : un pion peut être un groupe, un demi, ou personne. Le tir sur eux compte moitié tant qu’ils ne se sont pas montrés, surtout en tirant.
note-prep-fire-head = Le tir préparatoire
note-prep-fire = Qui tire maintenant tire à pleine force, mais ne bouge pas ce tour. Regardez les chances : elles disent ce que devient un homme de la cible. Vous pouvez aussi attendre que les Allemands se trahissent.
note-together-head = Qui tire ?
note-together = « Tous » prend chacun de ceux qui améliorent cette attaque. Des unités dans une même place, ou dans des places voisines, tirent comme une seule.
note-move-head = Le mouvement
note-move = Choisissez une pile, puis sa façon d’aller, puis où. Qui a tiré reste. Rien n’oblige à bouger tout le monde.
note-manner-head = De quelle façon ?
note-manner = Normalement, quatre points. Le mouvement d’assaut ne fait qu’un pas, et les dés de l’ennemi y perdent un. Au pas de course on va plus loin, et l’on arrive essoufflé.
note-route-head = Sous leurs yeux
note-route = Chaque pas en vue des Allemands peut essuyer leur feu. Ces deux places du pont n’ont presque pas de couvert, et les tirs y restent : n’y passez l’un après l’autre que si la maison se tait, ou passez par un autre hexagone.
note-log-head = Ce qui vient d’arriver
note-log = Chaque tir est ici, avec sa colonne, ses dés et sa règle. Qui tire sous les yeux de l’ennemi n’est plus dissimulé.
note-advancing-head = Tirer en marchant
note-advancing = Qui a bougé peut encore tirer, à demi-force. Cela ne coûte rien.
note-rout-head = Ils courent
note-rout = Des démoralisés ne se battent pas : ils courent au couvert le plus proche, où un chef peut les rassembler. Bois et maisons couvrent.
note-advance-head = Le dernier pas
note-advance = Quiconque n’est pas démoralisé peut aller une place plus loin, et nul ne tire sur lui pour cela. C’est ainsi qu’on entre dans une maison tenue par l’ennemi.
note-defensive-head = À eux
note-defensive = Les Allemands ont bougé ; à vous de tirer, à pleine force, sur qui vous voyez. Qui a tiré pendant leur mouvement ne le peut plus que de plus près.
note-first-fire-head = Quelqu’un bouge
note-first-fire = Le voici dans votre ligne de mire. Tirez, ou attendez mieux : la plupart ne tirent qu’une fois à pleine force pendant que l’ennemi bouge.
note-rally-head = Revenir
note-rally = Les groupes démoralisés tentent de se reprendre : avec un chef à côté c’est probable, seuls ce l’est moins.
note-last-head = Le dernier tour
note-last = La maison est à vous si vous avez été le dernier à vous y tenir sans être démoralisé, et qu’aucun Allemand n’y reste. Si elle se tait, allez-y ; sinon tirez d’abord, et entrez à l’avance.
note-end-head = C’était votre première partie
note-end = « Revoir » la montre de nouveau, aussi avec les yeux de l’ennemi : vous pouvez voir maintenant qui était où. Ensuite : Les cafés, avec trois groupes dans les maisons.
