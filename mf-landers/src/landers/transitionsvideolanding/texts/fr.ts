import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Jouer ma scène',
  pause: 'Mettre le film en pause',
  play: 'Lancer le film',
  scenes: {
    a: 'Un regard.',
    b: 'Une phrase.',
    c: 'Un rire.',
    d: 'Et toi ?',
  },
  niches: {
    default: {
      title: 'Tout peut changer en un clin d’œil.',
      lead: 'Quatre scènes, une soirée. Le rôle de la dernière est encore à prendre.',
    },
    she: {
      title: 'Écrit par toi.',
      lead: 'Tu dis « action », tu dis « coupez ». Le premier rôle est le tien.',
    },
    bdsm: {
      title: 'Entre les scènes.',
      lead: 'Ce qui se passe hors champ est convenu d’avance. Toujours.',
    },
    bbw: {
      title: 'Un rôle qui a du corps.',
      lead: 'Des premiers rôles pour de grandes dames et ceux qui les adorent.',
    },
    gilf: {
      title: 'Le meilleur acte, c’est le troisième.',
      lead: 'Finies les répétitions. Tu connais ton texte par cœur.',
    },
    milf: {
      title: 'Sa scène à elle.',
      lead: 'Après des années de seconds rôles, la lumière est sur elle.',
    },
    gay: {
      title: 'Deux hommes, une rencontre.',
      lead: 'Une vieille histoire, racontée autrement, ce soir dans ta rue.',
    },
  },
  variants: {
    premiere: {
      title: 'Ce soir, c’est la première.',
      lead: 'Il reste une place à côté de toi.',
    },
  },
} satisfies Messages<typeof source>;
