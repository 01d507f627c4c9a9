import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Kom med i samtalet',
  feed: 'Vad folk har för sig',
  reply: 'Svara',
  like: 'Gilla inlägget från {name}',
  compose: 'Vad har du för dig?',
  members: 'Säg hej till',
  posts: {
    a: 'Brände lasagnen. Beställde pizza. Någon som vill dela?',
    b: 'Hittade stans bästa bänk. Plats för två.',
    c: 'Söker någon som också applåderar på bio.',
  },
  ago: {
    a: 'Nyss',
    b: 'I morse',
    c: 'I går',
  },
  niches: {
    default: {
      title: 'Små ord, stora känslor.',
      lead: 'Folk berättar vad de har på hjärtat. Du behöver bara svara.',
    },
    she: {
      title: 'Du väljer vem som får svar.',
      lead: 'Skriv vad du tycker. Svara bara dem du gillar.',
    },
    bdsm: {
      title: 'Säg det i gott sällskap.',
      lead: 'Bland människor som inte rodnar i onödan och som respekterar ett nej.',
    },
    bbw: {
      title: 'Hela du är välkommen.',
      lead: 'Skrattet, kurvorna, den där andra portionen. Kom som du är.',
    },
    gilf: {
      title: 'Historier det tar år att samla.',
      lead: 'Människor med något att berätta, och tid att lyssna.',
    },
    milf: {
      title: 'När barnen har somnat.',
      lead: 'Dagens bästa samtal börjar klockan nio.',
    },
    gay: {
      title: 'Som gruppchatten, fast bättre.',
      lead: 'Män som svarar, i hela meningar, med känsla.',
    },
  },
  variants: {
    monday: {
      title: 'Måndagar är lättare i sällskap.',
      lead: 'Klaga tillsammans. Det är en början.',
    },
  },
} satisfies Messages<typeof source>;
