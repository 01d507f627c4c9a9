import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Lav en gratis profil',
  like: 'Giv {name} et like',
  pass: 'Spring {name} over',
  deck: 'Kort, du kan swipe',
  help: 'Swipe, tryk på knapperne, eller brug piletasterne.',
  stampLike: 'Like',
  stampPass: 'Nej tak',
  endTitle: 'God smag.',
  endText: 'Sådan møder du rigtige mennesker her. Din profil tager to minutter.',
  endLikes: 'Du likede {names}.',
  nobody: 'Kræsen. Det kan vi lide. Der er flere derinde.',
  again: 'Begynd forfra',
  lines: {
    a: 'Laver elendige ordspil og fantastisk pasta.',
    b: 'Viser dig den rolige side af byen.',
    c: 'Danser i køkkenet, også alene.',
    d: 'Kender hver bænk med udsigt.',
    e: 'Læser den sidste side først.',
    f: 'Svarer med lydbeskeder og sange.',
  },
  niches: {
    default: {
      title: 'Ja, nej, måske dig.',
      lead: 'Seks mennesker. Én tommelfinger. Se, hvem der får dig til at stoppe.',
    },
    she: {
      title: 'Din tommelfinger bestemmer.',
      lead: 'Du ser, du vælger, du skriver først. Alle andre venter pænt.',
    },
    bdsm: {
      title: 'Nysgerrig? Swipe videre.',
      lead: 'Folk, der ved, hvad de vil, og spørger, hvad du vil.',
    },
    bbw: {
      title: 'Kurver forude.',
      lead: 'Fyldige former, fyldig latter. Swipe til højre på det, du elsker.',
    },
    gilf: {
      title: 'Erfaring? Til højre.',
      lead: 'Folk, der for længst er holdt op med at spille roller. Swipe og se.',
    },
    milf: {
      title: 'Hun har også set dig.',
      lead: 'Voksne kvinder, der genkender et godt smil, når de ser et.',
    },
    gay: {
      title: 'Swipe til højre, find den rette.',
      lead: 'Seks mænd. Én tommelfinger. Se, hvem der får dig til at stoppe.',
    },
  },
} satisfies Messages<typeof source>;
