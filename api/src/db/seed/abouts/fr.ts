import type { AboutStock } from '../stocks.ts';

export const fr: AboutStock = {
  openings: `
Je vis ici depuis quelques années et j'y suis bien.
Après une période bien remplie, j'ai de nouveau du temps pour de belles rencontres.
#friends Mes amis diraient : fiable, un peu dans la lune, jamais contre un projet.
#morning Je me lève tôt, mais je fais des exceptions pour la bonne compagnie.
J'aime les choses simples et bien faites : le pain, un livre, une balade à vélo.
Avec une enfance au bord de la mer, on regarde toujours le vent avant les nouvelles.
#work Je retape de vieux meubles, c'est mon métier, et la plupart me pardonnent.
Dans le train, les gens me racontent leur vie. Ça doit être mon visage.
#work J'enseigne, et j'apprends au moins autant que ma classe.
J'aime quand un plan tombe à l'eau et qu'il arrive mieux.
#sport Depuis un an je fais de l'escalade, et je ne parle plus que de ça.
#garden Derrière chez moi, il y a un petit jardin, et c'est lui qui gagne.
#morning Le matin, ne compte pas sur moi. Le soir, par contre, je suis en pleine forme.
Je collectionne les histoires, surtout celles des autres.
#work Je travaille à l'hôpital, alors mon mardi est parfois un samedi.
`,
  middles: `
#food Le vendredi, je cuisine pour qui veut venir.
#museum Au musée, je reste toujours trop longtemps devant un seul tableau.
#music J'ai un faible pour les petites salles de concert et les blagues douteuses.
#travel L'été, je pars avec une tente et presque aucun plan.
#pets Mon chien trouve que nous formons une bonne équipe.
#languages J'apprends l'italien, lentement mais sûrement.
#food Je réussis un excellent curry, et quatre autres très moyens.
#books Il y a toujours un livre dans ma poche, rarement le même que la veille.
#sport Je cours, même si les passants parlent plutôt de marche rapide.
#pets Le chat habitait là avant moi et croit que je suis de passage.
#family Ma nièce m'apprend à dessiner des chevaux. Les siens sont mieux.
#music Je chante dans une chorale où l'enthousiasme compte plus que la justesse.
#sport Eau froide, écharpe chaude, chocolat brûlant : voilà mon hiver.
#games Je prends les jeux de société au sérieux, la défaite beaucoup moins.
#travel J'adore les trains de nuit, même sans fermer l'œil.
#garden Des tomates poussent sur mon balcon, et j'en offre la moitié.
#bike Mon vélo est plus vieux que la plupart de mes opinions.
#series Je ne regarde jamais l'épisode suivant sans l'autre, question d'honneur.
`,
  closings: `
Et si on avait des choses à se raconter ? Écris-moi.
Je ne cherche pas un conte de fées, juste quelqu'un de présent.
#coffee Commençons par un café et voyons jusqu'à quelle heure.
Raconte-moi ce qui t'a fait rire aujourd'hui.
#walk Choisis une balade, n'importe laquelle. J'apporte le goûter.
Envoie-moi ta meilleure question, je soignerai la réponse.
Tu as lu jusqu'ici ? Alors il faut qu'on se parle.
Où irais-tu si tu avais ton vendredi ?
Mieux vaut se voir une fois que s'écrire pendant des semaines.
#music Quelle chanson dois-je absolument écouter ? Commence par là.
Pas de hâte, pas de scénario. On verra bien.
J'aime les gens qui pensent ce qu'ils disent et le disent en riant.
`,
};
