# Ce que chaque jeu dit aux nouveaux venus.
brief-happened = Les faits
brief-task-yours = Votre mission
brief-task-theirs = La leur
brief-know = Trois choses à savoir
brief-length = Durée
brief-length-is = { $kind ->
    [one] environ { $least } minutes
   *[span] { $least } à { $most } minutes
}
brief-weight = Difficulté
brief-weight-1 = très faible : quelques règles, dites au moment voulu
brief-weight-2 = faible : peu de règles, pour tout le monde
brief-weight-3 = moyenne : plusieurs façons de s’y prendre, chacune a son prix
brief-weight-4 = élevée : des plans faits d’avance, beaucoup d’unités
brief-weight-5 = très élevée : pour qui connaît le jeu
brief-easier = Camp plus facile
brief-easier-even = aucun
brief-easier-open = pas encore compté
brief-easier-seat = { $seat }
brief-measured = ({ $seat } : { $wins } % de victoires en { $games } parties entre nos propres joueurs)
brief-measured-alone = (notre joueur rapide a gagné { $wins } % de { $games } parties)
brief-company = Joueurs
brief-company-alone = seul : les règles jouent l’ennemi
brief-company-either = deux, ou un contre nos joueurs
brief-measured-it = ({ $wins } % de victoires en { $games } parties entre nos propres joueurs)
note-points = Regardez : { $spaces }
note-keys = Ctrl-N suite · Ctrl-T plus de notes
