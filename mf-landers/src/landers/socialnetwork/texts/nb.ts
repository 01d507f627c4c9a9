import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Bli med i samtalen',
  feed: 'Hva folk holder på med',
  reply: 'Svar',
  like: 'Gi innlegget fra {name} en like',
  compose: 'Hva holder du på med?',
  members: 'Si hei til',
  posts: {
    a: 'Brente lasagnen. Bestilte pizza. Noen gjester?',
    b: 'Fant byens beste benk. Plass til to.',
    c: 'Ser etter en som også klapper på kino.',
  },
  ago: {
    a: 'Akkurat nå',
    b: 'I morges',
    c: 'I går',
  },
  niches: {
    default: {
      title: 'Små ord, store følelser.',
      lead: 'Folk forteller hva de har på hjertet. Du trenger bare å svare.',
    },
    she: {
      title: 'Du velger hvem som får svar.',
      lead: 'Skriv hva du mener. Svar bare dem du liker.',
    },
    bdsm: {
      title: 'Si det i godt selskap.',
      lead: 'Blant folk som ikke rødmer av noe som helst, og som respekterer et nei.',
    },
    bbw: {
      title: 'Hele deg er velkommen.',
      lead: 'Latteren, formene, den ekstra porsjonen. Kom som du er.',
    },
    gilf: {
      title: 'Historier det tar år å samle.',
      lead: 'Folk med noe å fortelle, og tid til å lytte.',
    },
    milf: {
      title: 'Når barna har sovnet.',
      lead: 'Dagens beste samtaler begynner klokka ni.',
    },
    gay: {
      title: 'Som gruppechatten, bare bedre.',
      lead: 'Menn som svarer, i hele setninger, med følelser.',
    },
  },
  variants: {
    monday: {
      title: 'Mandager er bedre sammen.',
      lead: 'Klag sammen. Det er en begynnelse.',
    },
  },
} satisfies Messages<typeof source>;
