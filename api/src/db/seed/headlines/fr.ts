import type { HeadlineStock } from '../stocks.ts';

export const fr: HeadlineStock = {
  lines: `
D'abord un café, le reste suivra
Envie d'une vraie conversation
Je cuisine, tu choisis la musique
Caractère calme, rire sonore
Dis simplement bonjour
Le dimanche, c'est dehors
Curiosité assumée
Une place près de la fenêtre est libre
Mauvais jeux de mots, bonnes intentions
Recettes à échanger contre histoires vraies
Encore un épisode et au lit, promis
Mes plantes vont bien, merci pour elles
Demande-moi ce qui s'est passé à Lisbonne
Mieux en vrai qu'en une ligne
Jamais contre un détour
Il reste toujours de la place pour le dessert
L'eau du thé chauffe déjà
Danser dans la cuisine, c'est du sport
Donne-moi une carte et surtout pas de plan
Peut parler de fromage pendant des heures
Beaucoup de projets, peu de drames
Faible avéré pour le pain chaud
Pas de perfection ici, mais de la ponctualité
Mon langage de l'amour, c'est la soupe
Mains chaudes, voix de casserole
Une seule victoire au quiz, mais quelle victoire
Envoie-moi la chanson qui te trotte dans la tête
Optimisme et parapluie
Parlons de tout, sauf de la météo
Et si on ratait une poterie ensemble ?
Rien ne vaut le premier bain de l'année
Petit-déjeuner long, liste de choses à faire courte
Chante en voiture, sans la moindre retenue
Qui m'aide à finir ces mots croisés ?
La vie est trop courte pour un fromage sans goût
Une belle écriture, et je fonds
C'est par où, la plage ?
Moins d'écran, plus de balades
Nappe à carreaux, place à prendre
J'espère secrètement que tu aimes les jeux de société
Deux vélos, une pompe, ça suffit
Aucun marché ne me résiste
Montre-moi ton banc préféré
Tout a meilleur goût en plein air
Passons directement au meilleur moment
J'écris encore des cartes postales
Un faible pour les gens brillants en bottes de pluie
Tout commence par un bonjour
Apprends-moi quelque chose
Pour une bonne glace, je traverse la ville
Moitié ville, moitié bord de mer
Sac à dos bouclé, compagnie bienvenue
Chez moi, la table a des rallonges
Sans filtre, ni en photo ni dans la vie
Lève-tôt avec un faible pour les longues soirées
À toi de choisir le restaurant
Connaît tous les chats de la rue
Esprit de compétition au minigolf uniquement
Apporte toujours quelque chose à grignoter
Parfois, le meilleur plan, c'est aucun plan
Rit de ses propres blagues pour t'épargner l'effort
Tu me gardes une danse ?
Adulte, la plupart du temps
Débuts à la guitare, pardon d'avance
Perdons-nous exprès
Feu de camp plutôt que bar à cocktails
Tu as une minute ? J'ai toute la soirée
Goûts simples, longs déjeuners
Le jeudi, c'est le nouveau vendredi
Sous mon parapluie, on tient à deux
Romantique, mais je lis la notice
À vélo derrière le coucher de soleil
Les surprises sont les bienvenues
À la recherche de la crêpe parfaite
Il y a un trou dans mon agenda, à ta taille
Longue histoire, belle fin
Une bonne journée commence en musique
Trouvé : une soirée libre
Air sérieux, fausse alerte
La tête dans les nuages, les mains dans la pâte
Toute la carte, un rendez-vous à la fois
Que dirait ta playlist de toi ?
Canapé, plaid, à toi le choix du film
Du sable dans les chaussures, du soleil sur le nez
Les grandes tablées me vont bien
Enfin le nez hors du téléphone
Les week-ends sont faits pour flâner
Viens avec ta bonne humeur et ton appétit
Un billet en trop, plus d'excuse
On commence par une promenade ?
Plus de curiosité que de prudence
Croit dur comme fer aux secondes assiettes
Ton secret de karaoké sera bien gardé
Patience avec les gens, pas avec les bouchons
Écris-moi avant que le café refroidisse
Qui rit en premier offre la glace
Peut-être que ça commence ici
`,
  fragments: `
Bottes boueuses / Conscience tranquille / Café serré / Fenêtres ouvertes / Longs déjeuners / Blagues douteuses / Bonnes chaussures
Eau froide / Écharpes chaudes / Grand appétit / Petite cuisine / Vieux vinyles / Idées fraîches / Matins calmes / Couchers tardifs
Pain chaud / Regard doux / Dimanches lents / Jardin sauvage / Frigo plein / Bagages légers / Cartes en papier / Réponses franches
Cheveux mouillés / Humeur ensoleillée / Gros pulls / Ciel bleu / Vin rouge / Air salé / Chaussettes dépareillées / Tomates mûres
Chocolat noir / Soupe brûlante / Tête froide / Longues lettres / Trains du matin / Plages vides / Vrais livres / Musique live
Grands rêves / Deux pieds gauches / Vélo rapide / Confiture maison / Peu de drames / Pieds nus / Premier rang / Main verte
`,
};
