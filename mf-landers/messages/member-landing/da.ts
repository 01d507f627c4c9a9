import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Et øjeblik …',
  photo: 'Billede af {name}',
  likes: '{name} kan lide',
  fictional: 'fiktiv profil',
  failedTitle: 'Siden kunne ikke indlæses',
  offlineTitle: 'Du er offline',
  offlineText: 'Siden åbner, så snart du er online igen.',
  retry: 'Prøv igen',
  none: {
    title: 'Et nyt bekendtskab er tættere på, end du tror.',
    lead: 'Lav din profil, se, hvem der bor i nærheden, og skriv den første linje.',
    action: 'Kom gratis i gang',
    ask: 'Også ny her?',
    answer: 'Siden i dag.',
  },
  portrait: {
    title: 'Mød {name}.',
    lead: 'Én linje er nok til at begynde. Det er gratis at blive medlem, og din første besked venter, til du er klar.',
    action: 'Skriv til {name}',
  },
  opener: {
    legend: 'Vælg din første linje',
    empty: 'Ingen beskeder endnu. Nogen må begynde.',
    action: 'Send til {name}',
    note: 'Først opretter du en konto. Der kan du stadig ændre linjen.',
    usual: {
      title: 'Dig og {name}: den første linje.',
      lead: 'Vælg en, eller skriv din egen i næste trin.',
      a: 'Hej {name}! Jeg stoppede ved dit billede og blev hængende.',
      b: 'To spørgsmål: kaffe eller te, og hvornår?',
      c: 'Jeg har ingen smart replik. Men jeg vil gerne lære dig at kende.',
    },
    variants: {
      weekend: {
        title: '{name} og weekenden.',
        lead: 'Det er kun et spørgsmål. Vælg dit.',
        a: 'En gåtur på søndag, og så ser vi, hvor den ender?',
        b: 'Hvad laver du, når det regner en lørdag?',
        c: 'Jeg kender et sted med gode snegle. Kender du et bedre?',
      },
    },
  },
  half: {
    you: 'Dig?',
    question: 'Hvad har du til fælles med {name}?',
    none: 'Tryk på det, du også kan lide.',
    common_one: '{count} ting til fælles',
    common_other: '{count} ting til fælles',
    action: 'Sig hej til {name}',
    usual: {
      title: 'Den anden halvdel af billedet mangler.',
      lead: 'Her er {name}. Se, hvor meget af det du kan udfylde.',
    },
    variants: {
      music: {
        title: 'Samme sang, den anden halvdel.',
        lead: 'Et sted nynner {name} med. Se, om du kan melodien.',
      },
    },
  },
  signup: {
    title: 'Sig hej til {name}.',
  },
} satisfies Messages<typeof source>;
