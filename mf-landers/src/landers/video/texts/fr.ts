import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Écrire la phrase suivante',
  pause: 'Mettre le film en pause',
  play: 'Lancer le film',
  scene: 'Une rue la nuit : à deux fenêtres la lumière s’allume, et deux personnes s’écrivent.',
  lines: {
    a: 'Tu ne dors pas encore ?',
    b: 'Non. Qui le demande ?',
    c: 'La fenêtre d’en face.',
    d: 'Alors fais-moi signe.',
  },
  niches: {
    default: {
      title: 'Deux fenêtres. Une rue.',
      lead: 'Un court métrage sur la façon dont ça commence. La fin t’appartient.',
    },
    she: {
      title: 'Elle allume la lumière.',
      lead: 'Et décide si elle fait signe. Un film sur son choix.',
    },
    bdsm: {
      title: 'Derrière le rideau.',
      lead: 'Ce qu’ils se disent ne regarde qu’eux. L’essentiel, c’est qu’ils se parlent.',
    },
    bbw: {
      title: 'La fenêtre la plus chaleureuse.',
      lead: 'On la voit de loin. Quelqu’un rit là-dedans.',
    },
    gilf: {
      title: 'La lumière est toujours allumée.',
      lead: 'Ils observent la rue depuis des années. Ce soir, ils écrivent.',
    },
    milf: {
      title: 'Le soir, c’est son heure.',
      lead: 'La maison dort, la lampe est allumée, le téléphone s’éclaire.',
    },
    gay: {
      title: 'Le voisin d’en face.',
      lead: 'Un an qu’ils se saluent d’un signe de tête. Ce soir, l’un d’eux écrit.',
    },
  },
  variants: {
    late: {
      title: 'Il est tard. Tant mieux.',
      lead: 'Les plus belles phrases s’écrivent après minuit.',
    },
  },
} satisfies Messages<typeof source>;
