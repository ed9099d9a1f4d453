# Les pages d’ouverture, la première partie, la façon de jouer.
enemy-name = les Allemands

# --- la façon de jouer
how-1-head = De quoi il s’agit
how-1 = Une compagnie d’infanterie britannique se pose en planeur, de nuit, près de deux ponts. Vous la menez ; les règles font agir les Allemands. On compte les points à la fin : ponts, casemate, abris, canons et chars pour vous, chefs tués et sections perdues contre vous.
how-2-head = Un tour
how-2 = Les neutralisés tentent de se rallier. Vous bougez, puis les Allemands bougent. Vous tirez, puis les Allemands tirent. Enfin, ceux qui partagent une zone avec l’ennemi se battent au corps à corps. Les planeurs ne se posent qu’au premier tour.
how-3-head = Se déplacer
how-3 = Une section a quatre points (les parachutistes trois). Chaque trait qui traverse une limite en coûte un : un trait, un point ; deux traits, deux. Une zone où se trouve l’ennemi en coûte un de plus. Les lignes pointillées ne servent qu’au tir. Les points qui restent permettent de lancer des grenades, de fouiller un abri ou de s’enterrer.
how-4-head = Essuyer le feu
how-4 = Qui entre à découvert à côté d’un ennemi éveillé, ou dans sa zone, essuie aussitôt son tir, avant d’aller plus loin. Maisons, tranchées et emplacements ôtent un au dé ; le terrain découvert ajoute un.
how-5-head = Tirer
how-5 = Le tir porte dans la zone et dans la suivante. Désignez une cible, ajoutez tous ceux qui peuvent aider : la force donne la colonne, le dé la ligne. « S » oblige la cible à garder la tête baissée : elle ne bouge ni ne tire avant de s’être ralliée.
how-6-head = Qui est qui
how-6 = Le nombre en bas à gauche est la force, celui de droite le mouvement. Un pion au point d’interrogation est un groupe ou personne. Un chef avec sa propre section vaut un au dé. Les sapeurs trouvent et coupent les charges.

# --- historical
briefing-historical-date = Nuit du 5 au 6 juin 1944
briefing-historical-happened = Peu après minuit, six planeurs sont lâchés au-dessus de la côte normande. Cinq trouvent les deux ponts entre la mer et Caen, un se pose près d’une autre rivière. Trois s’arrêtent à quelques mètres du pont du canal ; en dix minutes il est pris, intact. Puis la nuit devient longue : on entend des moteurs sur la route du Port, et les parachutistes qui doivent relever la compagnie sont dispersés à l’est.
briefing-historical-task-british = Prendre intacts le pont du canal et celui de la rivière, nettoyer les ouvrages alentour, tenir jusqu’au tour 16. 57 points donnent la victoire, 66 sont le résultat historique. Le pont vaut 15 points, un char 5.
briefing-historical-task-enemy = Une garnison assoupie de quatre groupes se cache derrière huit pions. À partir du tour 7, six chars et toute l’infanterie arrivent par Le Port ou Bénouville, visent le pont et veulent le franchir vers Ranville.
briefing-historical-know-1 = Prenez la rive est dans les premiers tours, tant que la garnison peut encore dormir. À partir du tour 5, tout le monde est éveillé.
briefing-historical-know-2 = Votre arme antichar a peu de coups. Mettez-la à l’affût au bord de la route : toucher le char de tête peut faire rebrousser chemin à toute la colonne.
briefing-historical-know-3 = Les chars restent sur la route, et une épave la barre. Là où vous arrêtez le premier se livrera la bataille.

# --- beginner
briefing-beginner-date = Nuit du 5 au 6 juin 1944
briefing-beginner-happened = La même nuit, telle qu’elle aurait pu se passer. Nul ne sait combien d’hommes gardent le pont ce soir, si les charges sont en place, quels planeurs se perdront en route, ni ce qui viendra par la route au matin.
briefing-beginner-task-british = Prendre les deux ponts et tout ce qui est fortifié alentour, et garder jusqu’au bout ce qui est pris. 57 points donnent la victoire, 60 et 66 une victoire plus nette.
briefing-beginner-task-enemy = Trois à cinq groupes de garnison. Les secours se tirent au dé au tour 4 : deux chars ou les six, au tour 5, 6 ou 7, par Le Port ou par Bénouville.
briefing-beginner-know-1 = Jusqu’à deux planeurs peuvent se perdre. Ne bâtissez pas votre plan sur une seule section.
briefing-beginner-know-2 = Si le pont est peut-être miné, courez à la casemate : sans Allemand dedans, personne ne peut faire sauter les charges. Les sapeurs s’en assurent ensuite.
briefing-beginner-know-3 = Vos parachutistes arrivent entre les tours 6 et 8, de Ranville, à pied. Ce qu’ils trouveront du pont dépend de vous.

# --- advanced
briefing-advanced-date = Nuit du 5 au 6 juin 1944
briefing-advanced-happened = La même nuit, avec une garnison plus forte. Certaines de ces nuits, de l’infanterie allemande est déjà sur les routes du Port et de Bénouville quand les planeurs se posent, et les charges sous le pont sont plus souvent réelles.
briefing-advanced-task-british = Prendre ce que vous pouvez de ponts, casemate, abris et canons, et le garder. 47 points donnent la victoire, 59 et 66 une victoire plus nette.
briefing-advanced-task-enemy = Jusqu’à cinq groupes aux ponts, jusqu’à quatre sections en chemin, et plus de chars que dans les nuits plus faciles.
briefing-advanced-know-1 = Attendez-vous à de la visite de l’ouest dès les premiers tours. Quelqu’un doit surveiller les cafés pendant que les autres nettoient les tranchées.
briefing-advanced-know-2 = Chaque abri, chaque canon, chaque mitrailleuse compte. Rien de ce qui est sûr derrière vos lignes ne doit rester sans fouille.
briefing-advanced-know-3 = Un chef tué coûte un point, une section perdue cinq. Repliez une section avant qu’elle ne disparaisse.

# --- expert
briefing-expert-date = Nuit du 5 au 6 juin 1944
briefing-expert-happened = La nuit que tous craignaient dans les planeurs. Les Allemands sont prévenus : de l’infanterie est aussitôt en marche, de l’ouest et peut-être de Ranville, dans votre dos, et deux chars peuvent être sur la route avant que vous ne soyez enterrés.
briefing-expert-task-british = Tenir au moins le pont du canal. 42 points donnent la victoire, 54 et 66 une victoire plus nette.
briefing-expert-task-enemy = Cinq groupes aux ponts et une à six sections tout près ; puis presque tout ce qui roule sur chenilles. La chance que le pont soit miné monte jusqu’à une sur deux.
briefing-expert-know-1 = Regardez d’abord le jeton de mise en place : il dit d’où ils viennent. Envoyez quelqu’un à leur rencontre avant qu’ils ne soient au pont.
briefing-expert-know-2 = Deux chars peuvent rôder tôt : gardez une section au bord de la route avec grenades et Piat.
briefing-expert-know-3 = Il faut ici moins de points qu’ailleurs. Deux choses tenues valent mieux que cinq tentées.

# --- la première partie
briefing-first-date = 6 juin 1944, minuit seize
briefing-first-happened = Trois planeurs sont posés dans les barbelés, à soixante pas du pont du canal. Personne n’a encore tiré. Les premiers sortis courent déjà.
briefing-first-task-british = Quatre tours. Prenez le pont (15 points), la casemate (5) et les tranchées alentour. 24 points donnent la victoire.
briefing-first-task-enemy = Trois groupes, quelque part derrière huit pions retournés. Ni chars ni renforts cette nuit ; seulement une voiture d’état-major qui rentre tard.
briefing-first-know-1 = Des notes vous disent quoi faire le moment venu. Vous pouvez les renvoyer, et les rappeler depuis la page d’ouverture.
briefing-first-know-2 = Choisissez ce qui est éclairé. Quand un dé doit suivre, les chances vous sont d’abord montrées, et rien n’est lancé sans votre accord.
briefing-first-know-3 = Un coup se reprend (touche U) tant qu’aucun dé n’est tombé et que rien de caché n’a été montré.

note-welcome-head = Vous êtes au sol
note-welcome = Planeurs, sections et officiers sont ici en une seule pile. Posez-y la souris, touchez-la ou pressez la barre d’espace : elle s’ouvre en éventail.
note-goal-head = Voici ce qui compte
note-goal = Les deux travées du pont valent ensemble 15 points, la casemate et le canon 5 chacun. Ils sont à vous si vous avez été le dernier à vous y tenir à la fin de la partie.
note-choose-head = Choisissez qui bouge
note-choose = Choisissez un nom de la liste, ou son pion dans la pile ouverte. La section de Smith est un bon début : les deux nombres du pion sont la force 8 et le mouvement 4.
note-leader-head = Emmenez le lieutenant
note-leader = Un chef avec sa propre section vaut un au dé. Choisissez d’abord de l’emmener : il marche avec eux.
note-go-head = Vers où
note-go = Les zones éclairées sont à portée, leur coût est écrit derrière le nom. La route mène au pont, et l’emplacement du canon la couvre : attention, les deux touchent à des tranchées allemandes, et à découvert on peut vous tirer dessus en chemin.
note-face-down-head = Qui est là ?
note-face-down = Parmi ces pions, trois seulement sont des groupes, les autres ne sont personne. Un pion est retourné quand vous arrivez à côté. Un dé de 4 à 6 réveille alors le groupe aussitôt, et il peut tirer sur vous.
note-grenades-head = Les chances avant le dé
note-grenades = Une grenade coûte un point de mouvement et se lance aussi dans la zone voisine. Où vous voyez un petit dé, un choix montre d’abord les chances, avec chaque modificateur et sa règle ; le bouton dessous lance.
note-log-head = Ce qui vient d’arriver
note-log = Chaque résultat est ici, avec le dé et la règle dont il vient. Chaque ligne s’ouvre et en dit plus ; un numéro violet mène à la règle.
note-undo-head = Un regret ?
note-undo = U reprend votre dernière réponse, tant qu’aucun dé n’est tombé depuis et que rien de caché n’a été montré. « Que ferait notre état-major ? » dit ce que notre joueur pense de vos choix.
note-fire-head = Votre tir
note-fire = Qui n’est pas neutralisé peut tirer dans sa zone et dans les voisines. Désignez la première unité, puis sa cible. Tirer sur une tranchée ôte un au dé ; vos hommes des planeurs ajoutent un.
note-support-head = Ensemble
note-support = Tous ceux qui tirent sur la même cible additionnent leur force : plus de force, meilleure colonne. Ajoutez qui peut aider, puis choisissez de tirer.
note-opportunity-head = Il bouge, vous tirez
note-opportunity = L’ennemi entre à découvert à côté de vos hommes, ou parmi eux. Vous pouvez tirer maintenant, avant qu’il n’aille plus loin ; cela n’ôte rien à votre tir plus tard dans le tour.
note-phases-head = Le tour, pas à pas
note-phases = Les cases du bas montrent où vous en êtes : vous les avez maintenant toutes vues. Dès le tour 5, tous les Allemands seraient éveillés. Cette partie s’arrête après le tour 4.
note-bunkers-head = Les abris
note-bunkers = Chacune de ces tranchées a un abri. Entrez et, s’il vous reste deux points de mouvement, nettoyez-le : 2 points, et 3 de plus pour la mitrailleuse, si vous y avez été le dernier.
note-river-head = L’autre pont
note-river = Le pont de l’Orne vaut 8 points. La route y mène ; une section rapide peut y arriver. Quelqu’un d’autre sera peut-être sur cette route : la voiture du major Schmidt vient de Ranville.
note-last-head = Le dernier tour
note-last = Compte celui qui s’y est tenu le dernier. Veillez à ce que le pont et la casemate soient à vous, et à ne pas perdre une section pour rien : cela coûterait cinq points.
note-end-head = C’était votre première partie
note-end = « Revoir » la montre coup par coup ; « Analyse » laisse notre joueur la parcourir et nommer les réponses qui ont le plus coûté. Ensuite : le scénario historique, avec les six planeurs, seize tours et les chars.
