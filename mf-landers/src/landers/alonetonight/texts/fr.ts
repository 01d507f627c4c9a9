import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Discuter gratuitement',
  niches: {
    default: {
      title: 'Quelqu’un d’autre ne dort pas non plus.',
      lead: 'Parle avec des adultes qui cherchent de la compagnie ce soir, et peut-être pour plus longtemps.',
      ask: 'Tu dors ?',
      answer: 'Plus maintenant.',
    },
    she: {
      title: 'Ce soir, c’est toi qui choisis.',
      lead: 'Ici, ce sont les femmes qui donnent le rythme. Dis bonjour quand tu en as envie, à quelqu’un qui sait attendre.',
      ask: 'À toi de jouer ?',
      answer: 'Oui, maintenant.',
    },
    bdsm: {
      title: 'Dis ce que tu aimes.',
      lead: 'Parle librement avec des adultes qui connaissent leurs limites et demandent les tiennes.',
      ask: 'Ça t’intrigue ?',
      answer: 'Dis-m’en plus.',
    },
    bbw: {
      title: 'Des courbes à aimer ce soir.',
      lead: 'Rencontre des personnes aux formes généreuses, et celles qui ne les voudraient pas autrement.',
      ask: 'De la place pour moi ?',
      answer: 'Toujours.',
    },
    gilf: {
      title: 'La nuit ne fait que commencer.',
      lead: 'Des adultes qui ont vécu et qui ont toute la soirée devant eux. Parle avec quelqu’un qui a des histoires à raconter.',
      ask: 'Trop tard ?',
      answer: 'Jamais.',
    },
    milf: {
      title: 'La maison est calme maintenant.',
      lead: 'Des femmes mûres qui ont une soirée à elles, et des gens heureux de la partager.',
      ask: 'Tout le monde dort ?',
      answer: 'Enfin.',
    },
    gay: {
      title: 'Lui non plus ne dort pas.',
      lead: 'Parle avec des hommes qui cherchent de la compagnie ce soir, et peut-être pour plus longtemps.',
      ask: 'Tu dors ?',
      answer: 'Pas si c’est toi.',
    },
  },
  variants: {
    weekend: {
      title: 'Samedi est encore libre.',
      lead: 'Trouve quelqu’un avec qui le passer, avant qu’il ne devienne un dimanche de plus sur le canapé.',
      ask: 'Des projets ?',
      answer: 'Pas encore.',
    },
  },
} satisfies Messages<typeof source>;
