# L'interface. Ce qui appartient à un jeu vient de ses propres mots.
bridgehead = Bridgehead
tagline = La nuit, les ponts, le petit matin.
skip = Aller à la question
close = Fermer
back = Accueil
loading = Un instant…
no-server = Le serveur ne répond pas. Bridgehead tourne-t-il encore ?
lost = La liaison est coupée ; nouvel essai…
deleted = Qui avait commencé cette partie l’a supprimée.
key-enter = Entrée
key-escape = Échap
to-the-list = Vers toutes les parties
not-now = Rien n’est possible ici pour le moment.

the-games = Jeux
new-match = Nouvelle partie
going = En cours
over = Terminées
awaited = Quelqu’un vous attend :
look-for = Montrer
look-all = toutes les parties
look-asked = celles où c’est à vous
nothing-going = Aucune partie en cours. Choisissez un jeu ci-dessus.
nothing-over = Rien de terminé encore.
look-none = Aucune de celles-là.
continue = Continuer
watch = Regarder
take-seat = S’asseoir
replay = Revoir
turn-number = Tour { $turn }
your-turn = à vous
waiting-for = au tour de : { $seat }
begun-on = commencée le { $day }
last-answer = dernière réponse { $at }
waiting-free = { $seat } : personne encore
until = jusqu’à { $till }
until-over = (le temps de réponse est écoulé)
upload = Ouvrir une partie
upload-hint = Un fichier téléchargé d’une partie terminée, ici ou ailleurs.

scenario = Scénario
who-plays = Qui joue
me = Moi
friend-here = Un ami à cet écran
friend-link = Un ami, par lien
open-seat = Libre, pour qui vient le premier
open-seat-hint = La partie est sur la page d’accueil de tous ceux qui viennent à ce serveur ; le premier qui s’assied garde la place.
link-seat-hint = Vous recevez un lien à envoyer à votre ami ; personne d’autre ne peut s’y asseoir.
player-random = Les dés : n’importe quel coup permis
player-staff = L’état-major : rapide et sensé
player-recruit = Recrue : réfléchit un instant
player-regular = Soldat : réfléchit un peu
player-veteran = Vétéran : réfléchit davantage
player-general = Général : réfléchit beaucoup
ours-random = les dés
ours-staff = l’état-major
ours-recruit = une recrue
ours-regular = un soldat
ours-veteran = un vétéran
ours-general = un général
options = Options
option-dice = Dés
option-dice-auto = jetés ici
option-dice-manual = jetés par vous, saisis
seed = Graine des dés
seed-hint = Laissez vide pour des dés nouveaux ; la même graine donne les mêmes.
begin = Commencer
links-title = La partie est prête
links-text = { $seat } : envoyez ce lien à votre ami. Il est secret : qui l’a s’assied là.
copy = Copier
copied = Copié
to-the-table = À la table

turn-of = sur { $most }
question = Question
options-list = Choix
more-lit = { $count ->
    [one] et un autre sur la carte
   *[other] et { $count } autres sur la carte
}
show-all = Montrer les { $count }
find-place = Chercher un nom ou une coordonnée
no-such-place = Rien de ce qui peut être choisi ne s’appelle ainsi.
show-fewer = En montrer moins
waiting = { $seat } : en réflexion…
waiting-person = La réponse revient à : { $seat }.
waiting-sequel = Celui qui a joué la dernière avec vous trouve cette partie à sa table et dans sa liste ; rien n’est à envoyer.
waiting-link = La partie attend un ami. Le lien à envoyer est gardé sous « { $seats } ».
watching = Vous regardez.
only-open = { $seat } : personne n’y est encore assis.
another = Autre chose
odds = Chances
afterwards = Ensuite
thirty-six-rolls = Les trente-six jets
thirty-six-rolls-said = Ce que chaque jet de deux dés fait à la première cible : en lignes le dé de couleur, en colonnes le blanc ; plus la case est foncée, plus il est probable qu’il touche
column = Colonne
needs-die = Un dé décide
log = Journal
dice-rolled = Dés
die-shows = dé { $value }
details = Détails
board = Carte
north = N
closer = Plus près
farther = Plus loin
fit = Toute la carte
beyond = { $count ->
    [one] Un autre lieu éclairé est hors de vue
   *[other] { $count } autres lieux éclairés sont hors de vue
}
to-lit = Ce qui est éclairé
inspect = Ici
stack-of = pile de { $count }
nothing-here = rien ici
aboard-of = avec { $name }
undo = Reprendre
rules = Règles
charts = Tableaux
boxes = À côté de la carte
legend = Légende
dark = Sombre
light = Clair
menu = Menu
language = English
search = Chercher
search-rules = Chercher dans les paragraphes
no-paragraph = Aucun paragraphe n’a ces mots.
paragraph = Paragraphe { $number }
rule-here = À cette table : { $here }
no-rules = Ce jeu n’a pas encore de paragraphes.
die-roll = Dé
phases = Séquence de jeu
turns = Tours
hidden-unit = une unité cachée
empty = vide
known = Connu
seats = Places
roll-dice = Dés animés
keys = Touches
key-answer = répondre
key-first = les chances, puis la réponse
key-think = réfléchir encore
key-lit = ce qui est éclairé, toute la carte
key-arrows = d’une case à l’autre
key-fan = étaler une pile
table-tab = Table
fold = Replier le volet
unfold = Déplier le volet

start-here = Commencez ici
start-text = Des jeux de guerre sur plateau, sur les combats pour les ponts de 1943 à 1945 : cartes, pions et dés. Le programme tient les règles, et joue l’ennemi quand aucun ami ne le fait. Une première partie prend de quinze à vingt minutes : courte, contre un ennemi qui se trompe, avec des notes qui montrent sur la carte. On peut les passer, et continuer un autre jour.
start-minutes = { $minutes } minutes environ
start-go-on = reprendre
first-game = Première partie, avec des notes : { $minutes } minutes environ
first-game-on = Reprendre la première partie, avec des notes
briefing = Ouverture
no-briefing = Ce scénario n’a pas de page à lui.
happened = Les faits
your-task = Votre mission : { $side }
task-of = { $side }
know = Trois choses à savoir
to-play = À la table
how-to-play = Comment jouer
no-how = Personne n’a encore écrit comment on joue à ce jeu. Ses règles sont dans leurs paragraphes.
at-the-table = À la table
at-the-table-choose = Choisissez ce qui est éclairé, sur la carte ou dans la liste ; au clavier, par la touche écrite à côté. L’ambre est ce qui peut se faire, le cobalt ce dont il est question.
at-the-table-dice = Quand un dé doit suivre, votre choix montre d’abord les chances : chaque résultat, chaque modificateur, sa règle. Rien n’est lancé avant votre accord.
at-the-table-undo = U, ou la flèche en haut, reprend, tant qu’aucun dé n’est tombé et que rien de caché n’a été montré. La partie est gardée après chaque réponse : fermez la page et revenez.
at-the-table-help = « Que ferait notre état-major ? » conseille d’après ce que vous pouvez savoir, et rien de plus. Choisissez ce qui n’est pas éclairé, et la table dit pourquoi cela ne se peut pas.
read-rules = Les règles, paragraphe par paragraphe
read-legend = Ce que veulent dire les signes
note = Note
note-next = Suite
note-done = Compris
note-skip = Arrêter les notes
note-again = Montrer de nouveau les notes de la première partie
notes-off = Les notes sont rangées. On les rappelle depuis la page d’ouverture.

# Ce que font les autres, montré à nouveau
following = Ce qui se passe : { $at } sur { $count }
next-deed = L’action suivante
to-now = La situation présente
key-space = espace
pace = Vitesse
pace-slow = lente
pace-steady = posée
pace-brisk = vive
pace-once = d’un coup
seen-last = Ce que vous venez de voir
show-again = Revoir cela
show-last = Voir ce qui s’est passé
nothing-again = Les autres n’ont encore rien fait.
look-back = Revoir la partie
sure = Êtes-vous sûr ?

# Ce qu’on laisse faire à l’état-major
staff-works = L’état-major est à l’œuvre…
staff-change = Répondez de nouveau ; la suite est reprise où elle reste possible, sinon l’état-major s’en charge.
staff-did = { $count ->
    [one] L’état-major a donné une réponse : la voir, la changer
   *[other] L’état-major a donné { $count } réponses : les voir, en changer
}
change = Changer
likewise = { $count ->
    [one] Les mêmes ordres pour l’autre en { $where }
   *[other] Les mêmes ordres pour les { $count } autres en { $where }
}
likewise-works = Ils reçoivent les mêmes ordres…
many-moved = { $count ->
    [one] Un pion se déplace, pas à pas
   *[other] { $count } pions se déplacent
}
many-arrived = { $count ->
    [one] Un pion arrive
   *[other] { $count } pions arrivent
}
sum-arrived = { $count ->
    [one] une arrivée
   *[other] { $count } arrivées
}
sum-moved = { $count ->
    [one] un déplacement
   *[other] { $count } déplacements
}
sum-played = { $count ->
    [one] une carte jouée
   *[other] { $count } cartes jouées
}
sum-fired = { $count ->
    [one] une attaque
   *[other] { $count } attaques
}
sum-hurt = { $count ->
    [one] un touché
   *[other] { $count } touchés
}
sum-lost = { $count ->
    [one] une perte
   *[other] { $count } pertes
}

# Une table de cartes
window-mine = Répondez, ou laissez faire :
undrawn = Ce plateau ne peut pas être dessiné : seuls les contours des cases sont montrés. { $fault }
window-idle = Un temps pour répondre, mais vous n’avez pas de réponse :
window-other = Réponse possible aussitôt ({ $seat }) :
seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
respite = Temps pour répondre aussitôt à une carte
respite-any = aussi long que l’on veut
respite-hint = Chaque pause dure autant, qu’il y ait une réponse ou non : personne n’apprend ce que l’autre a en main. Sans limite, une longue pause dit qu’il y avait à décider.
tokens-tossed = Jetons lancés
tokens = Jetons
browse = La parcourir
tap-card = Touchez une carte pour l’agrandir
unseen-cards = { $count ->
    [one] et une que vous ne pouvez voir
   *[other] et { $count } que vous ne pouvez voir
}
units-of = { $value } sur { $most }
cards-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}

card-given = nommée dans les règles
card-ours = de nous
card-back = une carte, face cachée

standing = Où l’on en est
as-it-stands = en l’état
as-it-stood = À ce moment-là : { $level }
points-in-all = Points en tout
points-stand = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
levels = Ce que valent les points
not-yet = Rien encore pour
holds = acquis
holds-not = non acquis
read-by = cette ligne se lit sur un jet de { $rolls }
sound-when-asked = Un son quand c’est à moi et que je regarde une autre page
notice-when-asked = Un avis de ce navigateur quand c’est à moi, tant que la page y est ouverte
notice-sample = Vous serez prévenu ainsi.
notice-none = Ce navigateur ne montre pas d’avis de cette adresse : il n’en a pas, ou n’en montre que pour les pages servies par https.
notice-denied = On a dit à ce navigateur de ne pas montrer d’avis de cette page. Ses réglages pour la page peuvent les permettre.
notice-default = Ce navigateur n’a pas eu le droit de montrer d’avis. Il redemandera si vous cochez de nouveau.
notice-turn = { $seat } : à vous de répondre.
notice-asks = { $seat } : on vous demande quelque chose.
notice-said = { $seat } : quelque chose a été dit.
the-end = La partie est finie
you-won = Vous avez gagné
you-lost = Vous avez perdu
to-scenarios = Choisir le scénario suivant
to-replay = Revoir
download = Télécharger la partie
score = { $seat } : { $score }

hand-over = À vous : { $seat }
curtain-text = Passez l’écran : la suite est pour ce camp seul.
ready = Je joue : { $seat }

answer-of = { $at } sur { $answers }
first = Au début
previous = En arrière
next = En avant
last = À la fin
play = Lire
pause = Pause
eyes = Vu par
everybody = tous
fork-here = Repartir d’ici
fork-text = Une nouvelle partie à partir d’ici ; tant que rien ne change, les dés tombent de même.

legend-lit = possible maintenant
legend-selected = l’unité en question
legend-danger = attire le feu
legend-suppressed = neutralisée
legend-wounded = blessée
legend-wrecked = détruite
legend-hidden = pas encore vue
legend-acted = a agi
legend-stack = une pile : survol, toucher ou espace
legend-strength = force, puis mouvement
detail-die = Dé
detail-dice = Dés
detail-column = Colonne
detail-result = Résultat
detail-table = Table
detail-modifier = Modificateur
detail-total = Total
detail-strength = Force
detail-points = Points
detail-target = Cible
detail-units = Unités
detail-unit = Unité
detail-area = Où
detail-from = Depuis
detail-left = Reste

# Conseils, dés, retour sur une partie
suggest = Que ferait notre état-major ?
suggested = Suggestions
advice-thinking = On y réfléchit, d’après ce que vous pouvez savoir…
advice-how = { $games } parties jouées d’ici, d’après ce que vous savez.
win-chance = { $share } gagnées
score-expected = { $score } points
dice-count = Les dés jusqu’ici
sealed-dice = Le sceau des dés :
seal-hint = Il est fait de la clé secrète dont viennent les dés, et il était là avant la première réponse. Ce navigateur le garde ; quand la partie est finie, il regarde si la clé de l’enregistrement est la même.
seal-fits = Les dés étaient fixés { $at ->
    [0] avant la première réponse
   *[other] quand vous avez regardé d’abord, après { $at } réponses
} : la clé de l’enregistrement correspond au sceau que ce navigateur a gardé.
seal-parts = La clé de l’enregistrement ne correspond pas au sceau que ce navigateur a gardé : les dés ne sont pas ceux qui étaient fixés au début.
no-dice = Aucun dé n’a encore été lancé.
dice-of = Dés à { $sides } faces, lancés { $count } fois
dice-mean = Moyenne { $mean }, attendue { $expected } ; { $luck } points en tout.
dice-fair = Ce sont des dés ordinaires.
dice-uneven = Ce sont des dés inégaux, comme il arrive parfois.
dice-odd = Ce sont des dés remarquables.
dice-chance = Des dés honnêtes sont aussi inégaux, ou plus, dans { $share } des parties.
dice-for = Pour
dice-rolls = Jets
dice-average = Moyenne
dice-luck = Points en plus
review = Analyse
review-progress = { $done } sur { $total } examinés
review-chances = { $seat } : les chances, tour par tour
review-scores = Le score attendu, tour par tour
review-slips = Ce qui a le plus coûté
review-no-slips = Rien d’important : chaque réponse valait à peu près les autres.
review-cost = −{ $share }
review-given = Joué : { $given }
review-better = Mieux : { $better }
tint-darkest = { $told } (l’hexagone le plus foncé)
review-how = Chaque point a été rejoué maintes fois, avec ce que le camp pouvait savoir alors. Le pourcentage est ce qui a été perdu au moins, par rapport à la meilleure réponse trouvée ; en vérité, ce peut être plus.
sight = Ligne de vue
sight-from = Ligne de vue : montrez un hexagone…
sight-to = …puis un autre.
zoom = Zoom

nowhere = Il n’y a rien à cette adresse.
tabs = Les parties de la table
more-tools = Plus

# Places
qr = En image
qr-of = Une image à viser avec un téléphone
only-here = Cette page a une adresse qui ne vaut que sur cette machine. Pour d’autres, lancez « bridgehead serve --host 0.0.0.0 » et ouvrez-la sous le nom de la machine.
own-seat = Votre place sur un autre appareil : qui a cette adresse joue pour vous.
seat-me = vous
seat-person = quelqu’un
seat-invited = sur invitation
seat-open = libre
invite = Inviter quelqu’un
invite-anew = La retirer et inviter de nouveau
invited = Vous êtes invité
invited-already = Vous êtes déjà à cette table : { $seat }. Si vous vous asseyez ici aussi, vous jouez les deux, et plus personne ne peut venir par ce lien.
invited-once = L’invitation ne sert qu’une fois : qui s’assied garde la place.
seat-link = Le lien d’une place
seat-link-said = Qui a ce lien joue cette place : qui vous l’a donné voit ce que vous voyez et peut répondre pour vous.
deleted-by = Qui a préparé la partie peut la supprimer à tout moment.
seen-by = Qui peut la voir ? { $who }
you-play = Vous jouez : { $seat }
with-others = Aussi à la table : { $seats }
no-invitation = Cette invitation n’est plus valable. Demandez-en une autre.
sit-open = Une place est libre
agreed = Ce qui est convenu
agreed-dice-key = Les dés viennent d’une clé secrète : personne ne sait ce qu’ils donneront. L’enregistrement montre la clé quand la partie est finie.
agreed-dice-chosen = Les dés viennent d’une graine ou d’un enregistrement choisis : on peut les rejouer.
agreed-dice-known = Les dés viennent d’une graine ou d’un enregistrement que quelqu’un a choisi : il peut savoir ce qu’ils donneront.
agreed-dice-fork = La partie continue une autre : qui a vu celle-là peut savoir ce que donneront les dés, et ce qui est caché.
agreed-dice-typed = Les joueurs lancent leurs propres dés et les saisissent : chacun croit l’autre sur parole.
agreed-drawn-known = Ce qui est tiré sans dé (cartes, jetons, ce qui est caché) vient d’une graine ou d’un enregistrement que quelqu’un a choisi : il peut le connaître.
agreed-drawn-fork = La partie continue une autre : qui a vu celle-là peut savoir ce qui sera tiré, et ce qui est caché.
agreed-begun = Elle ne commence pas au début. { $count ->
    [one] Une réponse a été donnée
   *[other] { $count } réponses ont été données
} avant, peut-être aussi pour votre camp ; qui l’a préparée peut avoir tout vu, même ce qui est caché.
agreed-own = Le scénario est celui d’un joueur : forces, lieux et conditions peuvent différer de tous ceux du jeu.
agreed-usual = Tout est comme d’habitude
agreed-else-usual = Tout le reste est comme d’habitude
agreed-advice = On peut demander conseil à notre état-major.
agreed-no-advice = Personne n’est conseillé.
agreed-undo-asked = Avant de reprendre un coup, on demande à l’autre.
agreed-undo-free = On reprend sans demander, tant qu’aucun dé n’est tombé et que rien de caché n’a été montré.
agreed-respite = Délai pour répondre aussitôt : { $seconds }.
agreed-no-respite = Pas de délai fixé pour répondre aussitôt : d’une attente l’autre peut conclure qu’on vous a demandé quelque chose.
everybodys = Ouvert à tous
access = Qui peut la voir
access-listed = Tout le monde : elle est sur la page d’accueil
access-link = Qui en a l’adresse
access-closed = Seulement ceux qui jouent
access-listed-said = Tout le monde trouve cette partie sur la page d’accueil et peut la regarder :
access-link-said = Qui a cette adresse peut regarder :
access-closed-said = Seuls ceux qui jouent voient cette partie.
delete = Supprimer la partie
delete-sure = La supprimer pour tous, définitivement
delete-not = La garder
back-asked = { $seat } : peut-on reprendre la dernière réponse ?
back-waiting = Vous avez demandé à reprendre votre dernière réponse ; l’autre doit être d’accord.
back-agree = D’accord
back-refuse = Refuser
back-refused = L’autre n’a pas accepté que vous repreniez votre réponse.
back-withdraw = Y renoncer
parting = Mettre fin à la partie
resign = Abandonner…
resign-sure = Abandonner la partie ({ $seat }) ? L’autre camp ({ $other }) aura gagné, sans retour possible.
resign-do = Abandonner
quit = Abandonner…
quit-sure = Abandonner cette partie ? Elle compte comme perdue, sans score.
quit-do = Abandonner
play-on = Continuer
answer-time = Temps pour chaque réponse
answer-time-any = sans limite
answer-time-hint = Qui le laisse passer n’a pas encore perdu : l’autre peut réclamer la victoire, ou attendre.
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
agreed-days = Temps pour chaque réponse : { $days }. Si quelqu’un le laisse passer, l’autre peut réclamer la victoire.
time-own = Vous avez jusqu’à { $till } pour répondre.
time-other = { $seat } : il lui reste jusqu’à { $till } pour répondre.
time-own-over = Votre temps de réponse est écoulé : l’autre peut réclamer la victoire tant que vous n’avez pas répondu.
time-over = { $seat } : le temps de réponse est écoulé. On peut réclamer la victoire, ou attendre.
claim = Réclamer la victoire…
claim-sure = Réclamer la victoire ? Vous aurez gagné, et cela ne se reprend pas.
claim-do = La réclamer
claim-not = Attendre
draw-offer = Proposer la nulle
draw-agree = Convenir d’une nulle…
draw-sure = Les deux camps veulent-ils la nulle ? La partie sera alors finie.
draw-do = Partie nulle
draw-offered = { $seat } : proposition de partie nulle.
draw-waiting = Vous avez proposé la nulle. La proposition tient jusqu’à votre prochaine réponse.
draw-declined = Votre proposition de nulle n’a pas été acceptée.
draw-accept = Accepter
draw-decline = Refuser
draw-withdraw = Retirer la proposition
go-on = Reprendre la partie ici malgré tout
undoing = Reprendre un coup
undoing-asked = On demande à l’autre
undoing-free = Libre
again-invited = Vos adversaires ont commencé une autre partie :
go-on-latest = Reprendre : { $game }
go-on-first = Reprendre votre première partie : { $game }
to-own-lists = Toutes vos parties
again-begun = Une autre partie comme celle-ci a été commencée.
again-there = À cette partie
play-again = Rejouer
change-sides = Rejouer en changeant de camp

# Les gens à une table
seat-said = { $seat } : { $name }
colon = {" "}:{" "}
name-own = Comment on vous appelle
name-hint = Si vous voulez : qui voit la partie le voit.
name-save = Garder
name-kept = On vous appelle { $name }.
name-gone = Vous restez sans nom.
story = Journal et messages
talk = Messages
talk-tab = Parler
talk-empty = Rien n’a encore été dit.
talk-muted = En sourdine : ce que l’autre écrit n’est pas montré ici. Il n’en sait rien.
talk-field = Dire quelque chose
talk-send = Envoyer
talk-hint = Lu à cette table seulement ; aucun fichier ne le garde.
talk-left = { $count ->
    [0] Plus aucun signe.
    [one] Encore un signe.
   *[other] Encore { $count } signes.
}
talk-over = { $count ->
    [one] Un signe de trop.
   *[other] { $count } signes de trop.
}
talk-mute = Sourdine
talk-unmute = Montrer
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-new = un nouveau message
said-you = Vous
ago-now = à l’instant
day-date = le { $day }
ago-day = { $day }
clock-here = est là
clock-there = était là { $ago }
clock-away = plus là depuis { $day }
clock-never = encore jamais là
clock-answered = a répondu { $ago }
