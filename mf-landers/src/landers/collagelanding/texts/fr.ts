import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Ajouter ma photo',
  notes: {
    a: 'premier café',
    b: 'deuxième café',
    c: 'ce rire',
    d: 'pluie, un seul parapluie',
    e: 'dimanche, tard',
    f: 'nous ?',
  },
  niches: {
    default: {
      title: 'Toute histoire commence par un instantané.',
      lead: 'Quelque part sur ce mur, il y a de la place pour deux. Entre dans la photo.',
    },
    she: {
      title: 'Un mur rien qu’à ton goût.',
      lead: 'Épingle qui te plaît. Laisse les autres de côté.',
    },
    bdsm: {
      title: 'Les photos ne disent pas tout.',
      lead: 'Ce que tu aimes reste entre toi et les personnes que tu choisis.',
    },
    bbw: {
      title: 'Trop bien pour un petit cadre.',
      lead: 'Des gens grandeur nature, des sourires grandeur nature, et de la place pour le tien.',
    },
    gilf: {
      title: 'La pellicule n’est pas finie.',
      lead: 'Tu as des albums pleins d’histoires. Voici une page blanche.',
    },
    milf: {
      title: 'Et maintenant, une photo de toi.',
      lead: 'Pendant des années, tu as photographié tous les autres. À ton tour.',
    },
    gay: {
      title: 'Lui, toi, un photomaton.',
      lead: 'Quatre flashs et une bonne excuse pour se serrer.',
    },
  },
  variants: {
    summer: {
      title: 'Un été à garder.',
      lead: 'De longues soirées, pieds nus, et quelqu’un avec qui s’en souvenir.',
    },
  },
} satisfies Messages<typeof source>;
