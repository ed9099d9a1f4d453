title = Opération Tonga
about = Deux mains de cartes, un pont après l’autre : bluffer, surenchérir, jusqu’à ce qu’un camp cède le terrain.
length = une demi-heure par scénario
scenario-1A = 1A : le pont de Bénouville
scenario-1B = 1B : Pegasus Bridge
scenario-2 = 2 : la batterie de Merville
scenario-3 = 3 : les ponts sur la Dives
scenario-campaign = La campagne Tonga
scenario-first = Première partie : le chemin du pont
option-identical-terrains = Terrains identiques révélés ensemble
option-identical-terrains-refused = interdits à la pose
option-identical-terrains-penalised = coûtent sa phase à l’Allemand
option-answers = Réponses immédiates
option-answers-open = on n’interroge que celui qui en a une
option-answers-sealed = on interroge quiconque peut en avoir une
seat-british = Anglais
seat-german = Allemand
phase-mulligan = Première main
phase-first-heroic = Carte héroïque
phase-approach = Approche
phase-build-piles = Pose des terrains
phase-choose-pile = Choix d’un pont
phase-progress = Phase de progression
phase-british = Phase de l’Anglais
phase-german = Phase de l’Allemand
phase-assault = Phase d’assaut
phase-turn-end = Fin du tour

kind-unit = Unité
kind-event = Événement
kind-action = Action de combat
kind-terrain = Terrain
printed-heroic = { $kind } héroïque
printed-british = anglais
printed-german = allem.
printed-units = { $size ->
    [one] unité
   *[other] unités
}
printed-draws = pioche : { $draws }
printed-sheet = { $count } cartes
printed-given = nommée dans le livret
printed-ours = de notre invention
type-infantry = Infanterie
type-engineer = Génie
type-anti-tank = Antichar
type-parachutist = Parachutiste
type-support = Appui
type-leader = Chef
type-vehicle = Véhicule
class-open = Découvert
class-large = Grand
class-fortified = Fortifié
class-built = Bâti
class-wood = Bois
class-water = Eau
class-bridge = Pont
class-objective = Objectif
class-obstacle = Obstacle
class-casemate = Casemate
column-plain = ordinaire
column-plus3 = « +3 »
column-plus3-heroic = « +3 » héroïque
column-green = vert « +1 »
token-plain = jeton ordinaire
token-plus3 = jeton « +3 »
token-plus3-heroic = jeton « +3 » héroïque
token-green = jeton vert « +1 »

ask-mulligan = Gardez-vous votre première main, ou la remettez-vous dans la pioche pour une autre, une seule fois ?
ask-heroic = Quelle carte héroïque prenez-vous en main ?
ask-approach = Approche : { $terrain }. Vous défausser d’une unité de valeur 4 ou plus pour en révéler une autre ?
ask-build-pile = { $bridge } : quel terrain mettez-vous en place { $place }, à compter du dessus ?
ask-choose-pile = Laquelle des piles fermées attaquez-vous ?
ask-terrain = Sur quel terrain l’Anglais avance-t-il ?
ask-objective = Quel objectif attaquez-vous ensuite ?
ask-blue-token = { $terrain } : y poser un jeton de campagne ?
ask-event = Jouer un événement ?
ask-german-unit = { $terrain } : envoyez-vous une unité ?
ask-initiative = { $terrain } : renforcer votre unité avant l’arrivée de l’unité anglaise ?
ask-british-unit = { $terrain } : quelle unité envoyez-vous ?
ask-british-go = { $terrain } : renforcer votre unité ?
ask-german-go = { $terrain } : renforcer votre unité ?
ask-respond = L’adversaire vient de jouer { $card }. Y répondre tout de suite ?
ask-tilt = { $terrain } : une unité allemande est détruite. Jouer une carte faite pour ce moment ?
ask-discard = De quelle carte vous défaussez-vous ?
ask-recover = Quelle carte reprenez-vous ?
ask-look = Laquelle de ces cartes prenez-vous ?
ask-search = Quelle carte prenez-vous dans votre pioche ?
ask-effect = Quel effet choisissez-vous ?
ask-trade = Combien de jetons échangez-vous contre des cartes ?
ask-counter-unit = Poser une unité dans la pile de contre-attaque ?
ask-counter-card = Poser un événement ou une action de combat dans la pile de contre-attaque ?

do-keep = Garder
do-mulligan = Remettre et repiocher
do-advance = { $arg }
do-place = { $arg }
do-pile = Pile { $arg }
do-heroic = { $arg }
do-event = Jouer { $arg }
do-unit = Envoyer { $arg }
do-play = Jouer { $arg }
do-token = Lancer un { $arg }
do-respond = Jouer { $arg }
do-let = Laisser faire
do-quiet = Ne plus me demander ce tour-ci
do-hand-over = Passer : c’est à l’autre de jouer
do-give-up = Abandonner ce combat
do-give-up-in-british-unit = N’envoyer personne : abandonner l’assaut
do-manpower = Perdre plutôt un point d’effectifs
do-pass = Passer
do-none = Non
do-done = Aucun autre événement
do-enough = Cela suffit
do-discard = Défausser { $arg }
do-take = Prendre { $arg }
do-lay = Poser { $arg }
do-trade = { $arg }
do-blue = Poser un jeton
do-strengthen = Votre unité a +{ $arg }
do-take-tokens = Prendre { $arg ->
    [one] { $arg } jeton
   *[other] { $arg } jetons
}
do-draw-cards = Piocher { $arg ->
    [one] { $arg } carte
   *[other] { $arg } cartes
}
do-make-discard = L’adversaire se défausse { $arg ->
    [one] d’une carte
   *[other] de { $arg } cartes
}

strengthen = de renforcer son unité
take-tokens = de prendre des jetons
draw-cards = de piocher
make-discard = de faire défausser l’adversaire

token = Jeton
plus3-token = Jeton « +3 »
destiny = Jeton du Destin
turn-token = Jeton de Tour
event-die = { $purpose } : { $value ->
    [2] réussite
   *[other] échec
}.
event-die-turn-token = Le jeton de Tour est lancé : médaille { $value ->
    [2] allemande
   *[other] anglaise
}.
event-operation-begins = L’opération { $operation } de la campagne commence.
event-turn = Tour { $turn }.
event-mulligan = L’{ $seat } remet sa première main dans la pioche et en pioche une autre.
event-revealed = Révélé : { $terrains }.
event-terrain = Les Anglais avancent : { $terrain }.
event-phase-begins = Phase de l’{ $seat }.
event-phase-lost = L’Allemand passe sa phase.
event-identical = Deux terrains identiques sont révélés ensemble : { $terrain }. L’Allemand passera sa phase.
event-drew = L’{ $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-drew-cards = Vous piochez { $cards }.
event-draw-changed = L’{ $seat } piochera { $amount ->
    [-1] une carte de moins
   *[other] { $amount } cartes
} ce tour-ci.
event-played-event = L’{ $seat } joue l’événement { $card }.
event-played-unit = L’{ $seat } envoie { $card }.
event-played-action = L’{ $seat } joue l’action de combat { $card }.
event-cancelled = { $answer } annule { $card }.
event-chose = L’{ $seat } choisit { $what } : { $amount }.
event-took-tokens = L’{ $seat } prend { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
event-took-special = L’{ $seat } prend { $count } × { $token }.
event-returned-tokens = L’{ $seat } remet { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} dans la Réserve.
event-tokens-barred = L’{ $seat } ne peut plus utiliser de jetons dans ce combat{ $special ->
    [0] {""}
   *[other] , hormis les jetons spéciaux
}.
event-tossed = L’{ $seat } lance un { $token } : { $die ->
    [2] réussite
   *[other] échec
}.
event-tossed-again = L’{ $seat } relance son premier jeton.
event-values = { $terrain } : Anglais { $british }, Allemand { $german }.
event-showed-hand = L’{ $seat } montre sa main.
event-hand-seen = Main de l’{ $seat } : { $cards }.
event-discarded = L’{ $seat } se défausse d’une carte : { $card }.
event-recovered = L’{ $seat } reprend { $card } dans sa défausse.
event-looked = L’{ $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de sa pioche.
event-looked-at = Vous regardez { $cards }.
event-searched = L’{ $seat } prend { $card } dans sa pioche, puis la mélange.
event-found-nothing = L’{ $seat } ne trouve rien dans sa pioche.
event-sacrificed = Sacrifice : { $card }.
event-relieved = { $card } retourne en main.
event-size-changed = { $terrain } : { $size ->
    [one] { $size } unité allemande
   *[other] { $size } unités allemandes
} désormais.
event-units-barred = { $terrain } : l’Allemand ne peut plus jouer d’unité.
event-no-unit = { $terrain } : l’Allemand ne joue pas d’unité.
event-no-more-units = { $terrain } : plus d’unité allemande.
event-british-lost = { $terrain } : l’unité anglaise est détruite ({ $unit }).
event-british-gave-up = { $terrain } : les Anglais rompent l’assaut.
event-german-lost = { $terrain } : l’unité allemande est détruite ({ $unit }).
event-manpower-lost = L’Anglais perd un point d’effectifs : reste { $left }.
event-assault-won = { $terrain } : l’{ $seat } remporte l’assaut.
event-ranville-won = L’{ $seat } l’emporte à Ranville.
event-took-heroic = L’{ $seat } prend une carte héroïque en main.
event-heroic-card = Votre carte héroïque est { $card }.
event-heroic-lost = L’{ $seat } écarte la carte héroïque qu’il n’a pas jouée.
event-turn-token = Le jeton de Tour montre la médaille de l’{ $seat }.
event-laid = L’Allemand pose { $card } dans sa pile de contre-attaque.
event-counter-attack = L’Allemand mélange sa pile de contre-attaque à sa pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-flame-thrower = L’Anglais dispose du Lance-flammes.
event-guns-destroyed = { $terrain }, prise : { $guns ->
    [one] { $guns } canon détruit
   *[other] { $guns } canons détruits
} en tout.
event-shuffled-in = { $terrain } : retour parmi les objectifs, mélangés.
event-new-attack = L’attaque du pont est terminée : les jetons spéciaux retournent à côté de la Réserve.
event-hand-back = L’{ $seat } remélange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à sa pioche.
event-bridge-shown = Au bout de la pile : { $bridge }.
event-bridge-won = { $bridge } : à l’{ $seat }.
event-operation-over = L’opération est terminée ; l’{ $seat } l’a emporté.
event-scored = L’Anglais marque { $points } : { $total } en tout.
event-blue-laid = { $terrain } : l’Allemand pose un jeton de campagne.
event-blue-kept = Le jeton de campagne va à l’Anglais : un point de moins à la fin.
event-blue-lost = Le jeton de campagne est perdu.

note-danger-manpower = −1 point d’effectifs, reste { $n }
note-unit-lost = votre unité est détruite
note-assault-lost = l’assaut est perdu
note-sure-ahead = { $n ->
    [0] votre unité est à égalité
   *[other] votre unité mène de { $n }
}
note-ahead = { $n ->
    [0] à égalité : cela suffit
   *[other] en avance de { $n }
}

modifier-printed = valeur imprimée
modifier-terrain = terrain
modifier-own-text = son propre effet
modifier-enemy-text = l’unité adverse
modifier-lasting = effets durables
modifier-actions = actions de combat
modifier-tokens = jetons

outcome-bridge-taken = Les Anglais ont pris le pont de Bénouville.
outcome-counter-attack-beaten = Les Anglais tiennent Pegasus Bridge.
outcome-manpower-gone = Les Anglais sont à bout de forces ; les Allemands tiennent.
outcome-guns-destroyed = Les canons de Merville sont détruits.
outcome-bridges-destroyed = Les ponts sur la Dives sont détruits.
outcome-bridges-held = Les Allemands gardent les ponts sur la Dives.
outcome-campaign-british = La division a fait ce pour quoi elle est venue : le flanc est sûr.
outcome-campaign-draw = Une nuit mitigée : le flanc est couvert, mais les Allemands peuvent encore réagir.
outcome-campaign-german = La division a manqué ses objectifs ; les Allemands viendront plus tôt et plus forts.

# --- la table ---
zone-hand-british = Main anglaise
zone-hand-german = Main allemande
zone-deck-british = Pioche anglaise
zone-deck-german = Pioche allemande
zone-discard-british = Défausse anglaise
zone-discard-german = Défausse allemande
zone-heroic-british = Cartes héroïques anglaises
zone-heroic-german = Cartes héroïques allemandes
zone-terrain = Terrain du tour
zone-events-british = Événements anglais en vigueur
zone-events-german = Événements allemands en vigueur
zone-gone = Terrains hors de la partie
zone-gone-british = Cartes héroïques anglaises hors de la partie
zone-gone-german = Cartes héroïques allemandes hors de la partie
zone-bridge-cards = Les ponts
zone-awaiting = Vient d’être joué
zone-offered = Terrains révélés
zone-terrain-discard = Défausse des terrains
zone-unit-british-0 = Unité anglaise
zone-unit-german-0 = Unité allemande
zone-actions-british-0 = Actions anglaises
zone-actions-german-0 = Actions allemandes
zone-fought-british-0 = Unités anglaises ayant combattu
zone-fought-german-0 = Unités allemandes ayant combattu
zone-spent-british-0 = Actions anglaises des combats précédents
zone-spent-german-0 = Actions allemandes des combats précédents
zone-unit-british-1 = Unité anglaise à Ranville
zone-unit-german-1 = Unité allemande à Ranville
zone-actions-british-1 = Actions anglaises à Ranville
zone-actions-german-1 = Actions allemandes à Ranville
zone-fought-british-1 = Unités anglaises ayant combattu à Ranville
zone-fought-german-1 = Unités allemandes ayant combattu à Ranville
zone-spent-british-1 = Actions anglaises des combats précédents à Ranville
zone-spent-german-1 = Actions allemandes des combats précédents à Ranville
zone-way = Terrains à venir
zone-counter-attack = Pile de contre-attaque
zone-objectives = Pile des objectifs
zone-battery = Pile de la batterie
zone-destroyed = Pris dans la batterie
zone-bridges-british = Ponts détruits
zone-bridges-german = Ponts tenus
zone-slot-1 = Pont de la pile 1
zone-slot-2 = Pont de la pile 2
zone-slot-3 = Pont de la pile 3
zone-pile-1 = Pile 1
zone-pile-2 = Pile 2
zone-pile-3 = Pile 3
pile-deck = pioche
pile-discard = défausse
pile-heroic = héroïques
pile-counter-attack = contre-attaque
pile-terrain-discard = passés
pile-way = à venir
pile-gone = hors du jeu
pile-bridge-cards = ponts
pile-objectives = objectifs
pile-battery = batterie
mark-just-played = vient d’être jouée
mark-struck = ce à quoi elle répond
mark-tilted = a combattu
mark-heroic = héroïque
track-units-0 = Unités allemandes
track-units-1 = Unités allemandes à Ranville
track-guns = Canons détruits
track-reserve = Réserve de jetons
track-manpower = Points d’effectifs
fact-tokens-british = Jetons de l’Anglais
fact-tokens-german = Jetons de l’Allemand
fact-tokens-on-british-0 = Jetons sur l’unité anglaise
fact-tokens-on-german-0 = Jetons sur l’unité allemande
fact-tokens-on-british-1 = Jetons sur l’unité anglaise à Ranville
fact-tokens-on-german-1 = Jetons sur l’unité allemande à Ranville
fact-plus3-british = Jetons « +3 »
fact-plus3-heroic-british = Jetons « +3 » héroïques
fact-green-british = Jetons verts « +1 »
fact-plus3-beside = Jetons « +3 » à côté de la Réserve
fact-green-beside = Jetons verts « +1 » près de la Réserve
fact-won-0 = Assaut remporté par
fact-won-1 = Ranville remporté par
fact-turn-token = Jeton de Tour
fact-operation = Opération
fact-points = Points de victoire
fact-blue-left = Jetons de campagne restants
fact-blue-held = Jetons de campagne chez l’Anglais
fact-blue-here = Jetons de campagne sur le terrain
fact-quiet = Réponses non demandées ce tour-ci
british = Anglais
german = Allemand
table-destiny = Jeton du Destin
table-token = Jeton
result-success = il retombe du bon côté
result-failure = il échoue

# --- pourquoi l’état-major le préfère ---
reason-too-dear = continuer coûterait plus que cela ne vaut
reason-enough = cela suffit pour l’instant
reason-wait = attendre de voir ce qu’ils envoient
reason-not-worth-a-card = cela ne vaut pas une carte
reason-save-units = garder les unités pour plus tard
reason-decisive = ici tout compte
reason-cheapest = le moyen le moins cher de combler l’écart
reason-suits-the-ground = le meilleur emploi d’une unité ici

# the cards
card-1101 = Éclaireur
card-1102 = Fusiliers
card-1103 = Sapeurs
card-1104 = Équipe PIAT
card-1105 = Section des planeurs
card-1106 = Escouade de parachutistes
card-1107 = Éclaireurs parachutistes
card-1108 = Fusil-mitrailleur Bren
card-1109 = Section d’assaut
card-1110 = Mortier
card-1111 = Infirmier
card-1112 = Chef de section
card-1113 = Groupe d’isolés
card-1114 = Groupe de brèche
card-1201 = Renforts
card-1202 = Reconnaissance
card-1203 = Caisse de munitions
card-1204 = Bombes Gammon
card-1205 = Sabotage
card-1206 = Ralliement
card-1207 = Lignes téléphoniques coupées
card-1208 = Mannequins parachutés
card-1209 = Résistance locale
card-1210 = Raid de la RAF
card-1211 = Balises Eurêka
card-1301 = Attaque éclair
card-1302 = Grenade Mills
card-1303 = Grenade fumigène
card-1304 = Tireur embusqué
card-1305 = Sten
card-1306 = Corps à corps
card-1307 = Tir de couverture
card-1308 = Attaque silencieuse
card-1309 = « Ham and Jam »
card-1310 = Charge explosive
card-1311 = Relève
card-1312 = Torpille Bangalore
card-1313 = Embuscade
card-1314 = Baïonnette au canon
card-1401 = Major John Howard
card-1402 = Les pilotes de planeur
card-1403 = Sacrifice
card-1404 = Sgt Charles Thornton
card-1405 = LCL Terence Otway
card-1406 = Lance-flammes
card-1407 = Le ruban des démineurs
card-1408 = Le clairon de l’assaut
card-1409 = Interception des renforts
card-1410 = Parachutistes Canadiens
card-1411 = La traversée de Troarn par le Major Roseveare
card-1412 = Mitrailleuse Vickers en soutien
card-1501 = Sentinelle
card-1502 = Patrouille
card-1503 = Auto-mitrailleuse
card-1504 = Mitrailleuse MG-42
card-1505 = Grenadiers
card-1506 = Peloton de défense
card-1507 = Équipe de mortier
card-1508 = Escouade de commandement
card-1509 = Motocyclistes
card-1510 = Artilleurs
card-1511 = Panzergrenadiers
card-1512 = Panzer IV
card-1513 = DCA Flakvierling 38
card-1514 = Conscrits
card-1601 = Réserve de secteur
card-1602 = Dépôt de munitions
card-1603 = Échec
card-1604 = Liaison radio
card-1605 = Projecteurs
card-1606 = Interrogatoire
card-1607 = Colonne blindée
card-1608 = Sie Kommen!
card-1609 = Trousse de soins
card-1610 = Tir de harcèlement
card-1701 = Défense coordonnée
card-1702 = Grenade
card-1703 = Tranchée
card-1704 = Riposte
card-1705 = Feu croisé
card-1706 = Piège
card-1707 = Résistance acharnée
card-1708 = Tir de suppression
card-1709 = Panzerfaust
card-1710 = Fusée éclairante
card-1711 = Contre-assaut
card-1712 = Mines antipersonnel
card-1801 = Major Hans Schmidt
card-1802 = Vedette du canal
card-1803 = La 21e Panzer en marche
card-1804 = Feu à volonté
card-1805 = Oberleutnant Steiner
card-1806 = Feldwebel Buskotte
card-1807 = Tir sur la batterie
card-1808 = Garnison en alerte
card-1809 = Major Hans von Luck
card-1810 = Canon d’assaut
card-1811 = Les eaux de la Dives
card-1812 = Tenir le pont
card-1001 = Route
card-1002 = Containers abandonnés
card-1003 = Épave de planeur
card-1004 = Réseau de tranchées
card-1005 = Garnison
card-1006 = Village
card-1007 = Champs
card-1008 = Vergers
card-1009 = Nid de mitrailleuse
card-1010 = Le Café Gondrée
card-1011 = Tobrouk anti-char
card-1012 = Abri bétonné
card-1013 = Chemin de halage
card-1014A = Le pont de Bénouville
card-1014B = Pegasus Bridge
card-1015A = Le pont de Ranville
card-1015B = Horsa Bridge
card-1016 = Bunker de commandement
card-1017 = Champ de Mines
card-1018 = Champs inondés
card-1019 = Entrée de la batterie de Merville
card-1020 = Le posé d’assaut des Horsa
card-1021 = Réseau de Barbelés
card-1022 = Casemate n°1
card-1023 = Casemates n°2 et n°3
card-1024 = Casemate n°4
card-1025 = Le bois de Bavent
card-1026 = Marécages
card-1027 = Le château de Varaville
card-1028 = Le pont de Robehomme
card-1029 = Le village de Troarn
card-1030 = Le pont de Bures sur Dives
card-1031 = Le pont de Troarn
card-1032 = Le pont de Varaville

# --- les textes des cartes, effet par effet (assemblés par texts.py) ---
text-none = Sans effet.
text-or = ou
text-or-else = , ou
text-if = { $condition } : { $body }
text-if-behind = { $body } { $condition }
text-when-action-unit = peut se jouer comme action de combat : alors { $body }
text-when-victory-unit = si cette unité détruit l’allemande : { $body }
text-when-victory-action = si votre unité détruit l’allemande : { $body }
text-when-assault-event = ce tour-ci, { $body }
text-when-destroyed-unit = si cette unité est détruite : { $body }

text-window-tilt-or-answer = Quand une unité allemande est détruite, ou en réponse à { $card } :
text-window-fight-or-tilt = En combat, ou quand une unité allemande est détruite :
text-window-event-german = À jouer aussitôt après un événement allemand :
text-window-event-british = À jouer aussitôt après un événement anglais :
text-window-action-german = À jouer aussitôt après une action de combat allemande, même sans unité anglaise en jeu :
text-window-action-british = À jouer aussitôt après une action de combat anglaise :
text-window-unit-german = À jouer aussitôt après une unité allemande non héroïque de valeur imprimée { $most } ou moins :
text-window-unit-british = À jouer aussitôt après une unité anglaise non héroïque, face à la vôtre :

text-condition-own-fought-british = { $cmp ->
    [equal] si aucune unité anglaise n’a encore combattu ici
   *[other] si une unité anglaise a déjà combattu ici
}
text-condition-own-fought-german = { $cmp ->
    [equal] si aucune unité allemande n’a encore combattu ici
   *[other] si une unité allemande a déjà combattu ici
}
text-condition-own-fought-type = si une unité de type { $type } a déjà combattu ici
text-condition-own-actions = si vous avez joué une action de combat dans ce combat
text-condition-own-type = si elle est de type { $type }
text-condition-own-printed = si sa valeur imprimée est de { $n } ou { $cmp ->
    [least] plus
   *[other] moins
}
text-condition-own-unit-not = sauf { $cards }
text-condition-enemy-type = contre une unité de type { $type }
text-condition-enemy-printed = si la valeur imprimée de l’unité adverse est de { $n } ou { $cmp ->
    [least] plus
   *[other] moins
}
text-condition-terrain-class = sur un terrain de classe { $classes }
text-condition-destiny = lancez le jeton du Destin ; { $face ->
    [success] réussite
   *[other] échec
}
text-condition-turn-face-british = si le jeton de Tour montre la médaille anglaise
text-condition-turn-face-german = si le jeton de Tour montre la médaille allemande
text-condition-assault-won-by-british = si l’Anglais gagne l’assaut
text-condition-assault-won-by-german = si l’Allemand gagne l’assaut

text-per-own-fought-british = par unité anglaise ayant déjà combattu ici{ $plus ->
    [0] {""}
   *[other] {""} et { $plus } de plus
} (au plus { $combat ->
    [1] { $total }
   *[other] { $most }
})
text-per-own-fought-german = par unité allemande ayant déjà combattu ici{ $plus ->
    [0] {""}
   *[other] {""} et { $plus } de plus
} (au plus { $combat ->
    [1] { $total }
   *[other] { $most }
})
text-per-own-fought-type-british = par unité de type { $type } ayant déjà combattu ici (au plus { $total })
text-per-enemy-tokens-german = par jeton posé sur l’unité adverse (au plus { $total })

text-pick-type = une carte de type { $type }
text-pick-any = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
text-pick-unit = { $n ->
    [one] une unité
   *[other] { $n } unités
}
text-pick-unit-most = { $n ->
    [one] une unité
   *[other] { $n } unités
} de valeur { $most } ou moins
text-pick-not-this = {""} (pas un autre exemplaire de cette carte)

text-combat-own-unit = votre unité a { $amount }
text-combat-own-unit-per = votre unité a { $amount } { $per }
text-combat-more = encore { $amount }
text-combat-more-per = encore { $amount } { $per }
text-combat-enemy-unit = l’unité adverse a { $amount }
text-combat-own-units = votre unité et les suivantes ont { $amount } sur ce terrain
text-combat-own-units-typed = cette unité et vos unités de type { $type } suivantes ont { $amount } sur ce terrain
text-combat-british-unit = l’unité anglaise a { $amount }
text-combat-german-unit = l’unité allemande a { $amount }
text-combat-each-unit = chaque unité a { $amount }
text-base-value = la valeur imprimée de chaque unité allemande augmente de { $n }, sans dépasser { $most }
text-draw-you = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
}
text-draw-you-per = piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
} { $per }
text-draw-british = l’Anglais pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}
text-draw-german = l’Allemand pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}
text-draw-winner = le vainqueur de l’assaut pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
} de plus
text-draw-mod = ce tour-ci, l’Allemand pioche une carte de moins dans sa phase
text-discard-you = défaussez-vous { $n ->
    [one] d’une carte
   *[other] de { $n } cartes
} de votre choix
text-discard-british = l’Anglais se défausse { $n ->
    [one] d’une carte
   *[other] de { $n } cartes
} de son choix
text-discard-german = l’Allemand se défausse { $n ->
    [one] d’une carte
   *[other] de { $n } cartes
} de son choix
text-discard-german-random = l’Allemand se défausse d’une carte au hasard
text-token-you = prenez { $n ->
    [one] un jeton
   *[other] { $n } jetons
}
text-token-you-per = prenez { $n ->
    [one] un jeton
   *[other] { $n } jetons
} { $per }
text-token-british = l’Anglais prend { $n ->
    [one] un jeton
   *[other] { $n } jetons
}
text-token-german = l’Allemand prend { $n ->
    [one] un jeton
   *[other] { $n } jetons
}
text-return-token-you = remettez { $n ->
    [one] un jeton
   *[other] { $n } jetons
} dans la Réserve
text-return-token-british = l’Anglais remet { $n ->
    [one] un jeton
   *[other] { $n } jetons
} dans la Réserve
text-special-token = prenez { $n ->
    [one] un jeton
   *[other] { $n } jetons
} { $token ->
    [green] { $n ->
        [one] vert « +1 »
       *[other] verts « +1 »
    }
   *[other] « +3 »
}
text-trade-tokens = chaque joueur, l’Anglais d’abord, peut une seule fois remettre des jetons de son choix et piocher autant de cartes
text-recover = reprenez { $pick } de votre défausse
text-recover-up-to = reprenez jusqu’à { $pick } de votre défausse
text-recover-british-up-to = l’Anglais peut reprendre { $pick } de sa défausse
text-recover-you-up-to = reprenez jusqu’à { $pick } de votre défausse
text-look = regardez les { $n } premières cartes de votre pioche, prenez-en { $keep ->
    [one] une
   *[other] { $keep }
}, remettez les autres dessous
text-search = cherchez { $pick } dans votre pioche, montrez-la, prenez-la, puis mélangez la pioche
text-reveal-hand-british = l’Anglais montre sa main
text-reveal-hand-german = l’Allemand montre sa main
text-size = { $more ->
    [1] une unité allemande de plus sur ce terrain
   *[other] une unité allemande de moins sur ce terrain
}
text-cancel-event = il est annulé
text-cancel-action = elle est annulée
text-cancel-unit = elle est annulée ; une autre peut être jouée
text-choose = choisissez { $n ->
    [one] un effet
   *[other] { $n } effets différents
} : { $options }
text-forbid-token-use-british = l’Anglais ne peut utiliser aucun jeton { $except ->
    [heroic] contre cette unité, sauf les jetons spéciaux de cartes héroïques
    [special] ordinaire jusqu’à la fin de ce combat
   *[other] jusqu’à la fin de ce combat
}
text-forbid-token-use-each = plus personne ne peut utiliser de jeton jusqu’à la fin de ce combat
text-forbid-action-british = l’Anglais ne peut jouer contre cette unité aucune action de combat, sauf héroïque
text-forbid-unit-german = l’Allemand ne peut plus jouer d’unité sur ce terrain
text-forbid-unit-each = aucune unité de type Véhicule ne peut être jouée ici
text-forbid-size-change = le nombre d’unités allemandes ne peut pas être modifié ici
text-reflip = à chaque combat, chaque joueur peut relancer son premier jeton s’il échoue
text-unit-as-action = à chaque combat, chaque joueur peut jouer une fois une unité comme action de combat : { $amount }, et rien de son texte
text-ignore-terrain-on-play = l’effet durable du terrain ne compte pas ce tour-ci
text-ignore-terrain-on-fight = l’effet durable du terrain ne compte pas dans son combat
text-swap-unit = reprenez en main votre unité, si elle n’est pas héroïque, et jouez-en une autre ; les bonus restent
text-sacrifice = défaussez-vous de votre unité, si elle n’est pas héroïque : l’unité allemande est détruite
text-require = ne peut être envoyée que { $condition }

text-rule-1014A = Objectif de l’Anglais. Un combat perdu coûte un point d’effectifs sans mettre fin à l’assaut. L’Anglais peut perdre un point au lieu de jouer une unité.
text-rule-1014B = Contre-attaque, selon les règles du pont de Bénouville. Avant de piocher, l’Allemand mélange sa pile de contre-attaque à sa pioche.
text-rule-1015A = Disputé en même temps que Bénouville. Un combat perdu met fin à cet assaut sans perte d’effectifs ; un point peut être perdu au lieu de jouer une unité. Le perdant se défausse d’une carte. Victoire allemande : une unité de plus à Bénouville et à Pegasus Bridge ; victoire anglaise : une de moins.
text-rule-1015B = Une unité allemande de moins à Bénouville et à Pegasus Bridge.
text-rule-1019 = Si l’Anglais gagne l’assaut, il choisit le prochain objectif.
text-rule-1020 = Pas d’assaut. Dans sa phase, l’Anglais lance le jeton du Destin : réussite, il prend le Lance-flammes en main.
text-rule-1022 = Un canon, détruit si l’Anglais gagne l’assaut.
text-rule-1023 = Deux canons, détruits si l’Anglais gagne l’assaut.
text-rule-1024 = Un canon, détruit si l’Anglais gagne l’assaut.
text-rule-1028 = Pont objectif.
text-rule-1030 = Pont objectif.
text-rule-1031 = Pont objectif.
text-rule-1032 = Pont objectif.
errand-piles = Confier les piles à l’état-major

# --- la légende
legend-on-cards = Sur les cartes
legend-card-unit = Unité : le nombre dans le disque est sa valeur ; les petits mots sont ses types, que d’autres cartes demandent.
legend-card-action = Action de combat : jouée à côté d’une unité, pour la renforcer ou affaiblir l’autre.
legend-card-event = Événement : joué dans sa propre phase, avant l’assaut.
legend-card-heroic = Une étoile dorée : héroïque. On la choisit ; elle ne peut être annulée ni défaussée, et quitte la partie une fois jouée.
legend-card-terrain = Terrain : au pied, combien de cartes pioche l’Anglais et combien l’Allemand ; en rouge, combien d’unités l’Allemand peut y envoyer, l’une après l’autre.
legend-card-counter = Les cartes qui annulent le disent : on vous les demande au moment où elles peuvent être jouées.
legend-on-table = Sur la table
legend-token-one = Disques noirs +1 : les jetons. Lancés, ils ajoutent 1 ou rien.
legend-token-three = +3 jaunes : jetons spéciaux de certaines cartes anglaises.
legend-token-green = +1 verts : ceux du sergent Thornton, qui n’échouent jamais.
legend-token-manpower = Croix rouges : les points d’effectifs anglais. Avec le dernier, la partie est perdue.
legend-token-turn = Le disque aux ailes ou à la croix : à qui de choisir une carte héroïque.
legend-token-blue = −1 bleu : un jeton de campagne ; l’Anglais perd un point là où il perd l’assaut.

### Ce que coûte un choix

price-tokens = { $cost } sur { $left }
price-value = valeur { $left }

### De quoi dépend le résultat

standing-open = Rien n’est encore décidé.
part-guns = Canons détruits : { $n } sur { $of }
part-bridges-british = Ponts gagnés par les Britanniques : { $n } sur { $of }
part-bridges-german = Ponts gardés par les Allemands : { $n } sur { $of }
part-benouville = Le pont de Bénouville pris
part-pegasus = Pegasus Bridge tenu contre la contre-attaque
part-manpower = Effectifs britanniques restants : { $n } sur { $of }
part-scored = Marqués en { $n ->
    [one] une opération
   *[other] { $n } opérations
}
part-blue-held = Jetons de campagne aux mains des Britanniques : { $n }
