import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Créer mon profil gratuit',
  like: 'Liker {name}',
  pass: 'Passer {name}',
  deck: 'Cartes à swiper',
  help: 'Swipe, touche les boutons ou utilise les flèches du clavier.',
  stampLike: 'J’aime',
  stampPass: 'Suivant',
  endTitle: 'Tu as du goût.',
  endText: 'C’est ainsi qu’on rencontre de vraies personnes ici. Créer ton profil prend deux minutes.',
  endLikes: 'Tes likes : {names}.',
  nobody: 'Tu as des exigences. On aime ça. D’autres personnes t’attendent.',
  again: 'Recommencer',
  lines: {
    a: 'Fait des jeux de mots affreux et des pâtes excellentes.',
    b: 'Te montrera le côté calme de la ville.',
    c: 'Danse dans la cuisine, même sans public.',
    d: 'Connaît tous les bancs avec vue.',
    e: 'Lit la dernière page en premier.',
    f: 'Répond par des messages vocaux et des chansons.',
  },
  niches: {
    default: {
      title: 'Oui, non, peut-être toi.',
      lead: 'Six personnes. Un pouce. Qui retiendra ton regard ?',
    },
    she: {
      title: 'C’est ton pouce qui décide.',
      lead: 'Tu regardes, tu choisis, tu écris en premier. Les autres attendent poliment.',
    },
    bdsm: {
      title: 'Envie de savoir ? Swipe.',
      lead: 'Des gens qui savent ce qu’ils veulent, et qui te demandent ce que tu veux.',
    },
    bbw: {
      title: 'Attention, courbes.',
      lead: 'De belles formes, de grands rires. Swipe à droite ce que tu aimes.',
    },
    gilf: {
      title: 'L’expérience est à droite.',
      lead: 'Des gens qui ont cessé depuis longtemps de faire semblant. Swipe pour voir.',
    },
    milf: {
      title: 'Elle aussi t’a souri.',
      lead: 'Des femmes mûres qui savent reconnaître un beau sourire.',
    },
    gay: {
      title: 'À droite, le bon.',
      lead: 'Six hommes. Un pouce. Lequel retiendra ton regard ?',
    },
  },
} satisfies Messages<typeof source>;
