import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Et øyeblikk …',
  photo: 'Bilde av {name}',
  likes: '{name} liker',
  fictional: 'fiktiv profil',
  failedTitle: 'Siden kunne ikke lastes inn',
  offlineTitle: 'Du er uten nett',
  offlineText: 'Siden åpnes så snart du er på nett igjen.',
  retry: 'Prøv igjen',
  none: {
    title: 'Et nytt bekjentskap er nærmere enn du tror.',
    lead: 'Lag profilen din, se hvem som bor i nærheten, og skriv den første linjen.',
    action: 'Begynn gratis',
    ask: 'Ny her, du også?',
    answer: 'Siden i dag.',
  },
  portrait: {
    title: 'Møt {name}.',
    lead: 'Én linje er nok til å begynne. Det er gratis å bli medlem, og den første meldingen din venter til du er klar.',
    action: 'Skriv til {name}',
  },
  opener: {
    legend: 'Velg den første linjen din',
    empty: 'Ingen meldinger ennå. Noen må begynne.',
    action: 'Send til {name}',
    note: 'Først oppretter du en konto. Der kan du fortsatt endre linjen.',
    usual: {
      title: 'Du og {name}: den første linjen.',
      lead: 'Velg en, eller skriv din egen i neste trinn.',
      a: 'Hei {name}! Jeg stoppet ved bildet ditt og ble værende.',
      b: 'To spørsmål: kaffe eller te, og når?',
      c: 'Jeg har ingen smart replikk. Men jeg vil gjerne bli kjent med deg.',
    },
    variants: {
      weekend: {
        title: '{name} og helgen.',
        lead: 'Det er bare et spørsmål. Velg ditt.',
        a: 'En tur på søndag, så ser vi hvor den ender?',
        b: 'Hva gjør du når det regner på en lørdag?',
        c: 'Jeg vet om et sted med gode boller. Vet du om et bedre?',
      },
    },
  },
  half: {
    you: 'Du?',
    question: 'Hva har du til felles med {name}?',
    none: 'Trykk på det du også liker.',
    common_one: '{count} ting til felles',
    common_other: '{count} ting til felles',
    action: 'Si hei til {name}',
    usual: {
      title: 'Den andre halvdelen av bildet mangler.',
      lead: 'Her er {name}. Se hvor mye av det du kan fylle ut.',
    },
    variants: {
      music: {
        title: 'Samme sang, den andre halvdelen.',
        lead: 'Et sted nynner {name} med. Se om du kan melodien.',
      },
    },
  },
  signup: {
    title: 'Si hei til {name}.',
  },
} satisfies Messages<typeof source>;
