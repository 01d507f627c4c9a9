import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Lag gratis profil',
  like: 'Gi {name} en like',
  pass: 'Hopp over {name}',
  deck: 'Kort å sveipe',
  help: 'Sveip, trykk på knappene eller bruk piltastene.',
  stampLike: 'Liker',
  stampPass: 'Nei takk',
  endTitle: 'God smak.',
  endText: 'Slik møter du ekte mennesker her. Profilen lager du på to minutter.',
  endLikes: 'Du likte {names}.',
  nobody: 'Kresen? Det liker vi. Det er flere der inne.',
  again: 'Begynn på nytt',
  lines: {
    a: 'Lager elendige ordspill og fantastisk pasta.',
    b: 'Viser deg den rolige siden av byen.',
    c: 'Danser på kjøkkenet, også alene.',
    d: 'Kjenner hver eneste benk med utsikt.',
    e: 'Leser siste side først.',
    f: 'Svarer med lydmeldinger og sanger.',
  },
  niches: {
    default: {
      title: 'Ja, nei, kanskje deg.',
      lead: 'Et halvt dusin mennesker. Én tommel. Se hvem som får deg til å stoppe.',
    },
    she: {
      title: 'Tommelen din bestemmer.',
      lead: 'Du ser, du velger, du skriver først. Alle andre venter pent.',
    },
    bdsm: {
      title: 'Nysgjerrig? Sveip videre.',
      lead: 'Folk som vet hva de vil, og spør hva du vil.',
    },
    bbw: {
      title: 'Kurver forut.',
      lead: 'Fyldige former, fyldig latter. Sveip til høyre på det du elsker.',
    },
    gilf: {
      title: 'Erfaring? Til høyre.',
      lead: 'Folk som sluttet å spille roller for lenge siden. Sveip og se.',
    },
    milf: {
      title: 'Hun så deg også.',
      lead: 'Voksne kvinner som kjenner igjen et godt smil når de ser et.',
    },
    gay: {
      title: 'Sveip til høyre, finn den rette.',
      lead: 'Et halvt dusin menn. Én tommel. Se hvem som får deg til å stoppe.',
    },
  },
} satisfies Messages<typeof source>;
