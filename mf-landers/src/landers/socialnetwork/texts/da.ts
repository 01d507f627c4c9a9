import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Vær med i samtalen',
  feed: 'Hvad folk går og laver',
  reply: 'Svar',
  like: 'Giv opslaget fra {name} et like',
  compose: 'Hvad går du og laver?',
  members: 'Sig hej til',
  posts: {
    a: 'Brændte lasagnen på. Bestilte pizza. Nogen gæster?',
    b: 'Fandt byens bedste bænk. Plads til to.',
    c: 'Søger en, der også klapper i biografen.',
  },
  ago: {
    a: 'Lige nu',
    b: 'I morges',
    c: 'I går',
  },
  niches: {
    default: {
      title: 'Små ord, store følelser.',
      lead: 'Folk fortæller, hvad der rører dem i dag. Du skal bare svare.',
    },
    she: {
      title: 'Du vælger, hvem der får svar.',
      lead: 'Skriv, hvad du mener. Svar kun dem, du kan lide.',
    },
    bdsm: {
      title: 'Sig det i godt selskab.',
      lead: 'Blandt folk, der ikke rødmer over noget som helst, og som respekterer et nej.',
    },
    bbw: {
      title: 'Hele dig er velkommen.',
      lead: 'Latteren, formerne, den ekstra portion. Kom, som du er.',
    },
    gilf: {
      title: 'Historier, der er årene værd.',
      lead: 'Folk med noget at fortælle, og tid til at lytte.',
    },
    milf: {
      title: 'Når børnene sover.',
      lead: 'Dagens bedste samtaler begynder klokken ni.',
    },
    gay: {
      title: 'Som gruppechatten, bare bedre.',
      lead: 'Mænd, der svarer, i hele sætninger, med følelser.',
    },
  },
  variants: {
    monday: {
      title: 'Mandage er bedre sammen.',
      lead: 'Brok jer sammen. Det er en begyndelse.',
    },
  },
} satisfies Messages<typeof source>;
