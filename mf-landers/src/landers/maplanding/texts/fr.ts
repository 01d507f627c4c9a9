import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Voir qui est près de moi',
  here: 'Personnes sur la carte : {country}',
  pin: '{name}, {age}, {town} et environs',
  note: 'La carte montre de grandes villes du pays, pas où tu habites ni où habitent les autres.',
  niches: {
    default: {
      title: 'Plus près que tu ne le crois.',
      lead: 'Un trajet en tram, une piste cyclable, deux rues. Regarde qui est dans le coin.',
    },
    she: {
      title: 'Ta carte, ton rayon.',
      lead: 'C’est toi qui décides ce qui est proche, et qui peut le savoir.',
    },
    bdsm: {
      title: 'En toute discrétion, tout près.',
      lead: 'Personne ne voit où tu es. Tu vois que d’autres aiment la même chose.',
    },
    bbw: {
      title: 'De grands cœurs près de toi.',
      lead: 'Peut-être à deux arrêts, avec un rire plus fort que la rue.',
    },
    gilf: {
      title: 'Au coin de la rue, depuis des années.',
      lead: 'Vous vous êtes peut-être déjà fait signe au marché.',
    },
    milf: {
      title: 'Elle habite peut-être à côté.',
      lead: 'Finie la sortie d’école : la soirée est libre, et le café est à mi-chemin.',
    },
    gay: {
      title: 'Il est peut-être au bout de la rue.',
      lead: 'Pas besoin d’appli pour y aller à pied. Juste d’une première phrase.',
    },
  },
  variants: {
    commute: {
      title: 'Même ligne, même arrêt.',
      lead: 'La personne d’en face, dans le train, est peut-être ici aussi.',
    },
  },
} satisfies Messages<typeof source>;
