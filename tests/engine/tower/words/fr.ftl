title = La tour
seat-watch = Le guet
ask-watch = Où regarde la pièce ({ $gun }) ?
do-turn = Tourner vers le côté { $arg }
do-climb = Monter
do-descend = Descendre
event-turned = La pièce tourne vers le côté { $direction }.
outcome-over = La nuit est passée.
unit-gun = canon
unit-scout = éclaireur
tag-raid = coup de main attendu { $degrees ->
    [90] de gauche
   *[270] de droite
  }, tour { $value }
label-raid = T{ $value }
tint-noise = bruit entendu { $value } fois
arrow-wind = Vent
towards-wind = vers { $degrees }°, { $value }
wind-strong = fort
line-lane = couloir de tir
ring-watched = surveillé
side-wire = barbelés
