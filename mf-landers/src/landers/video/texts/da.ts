import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Skriv den næste replik',
  pause: 'Sæt filmen på pause',
  play: 'Afspil filmen',
  scene: 'En gade om natten: I to vinduer bliver lyset tændt, og to mennesker skriver til hinanden.',
  lines: {
    a: 'Er du stadig oppe?',
    b: 'Ja. Hvem spørger?',
    c: 'Vinduet lige overfor.',
    d: 'Så vink.',
  },
  niches: {
    default: {
      title: 'To vinduer. Én gade.',
      lead: 'En kort film om, hvordan det begynder. Slutningen er din.',
    },
    she: {
      title: 'Hun tænder lyset.',
      lead: 'Og bestemmer, om hun skal vinke. En film om hendes valg.',
    },
    bdsm: {
      title: 'Bag gardinet.',
      lead: 'Hvad de snakker om, er deres sag. At de snakker, er pointen.',
    },
    bbw: {
      title: 'Det varmeste vindue.',
      lead: 'Det kan ses på lang afstand. Nogen griner derinde.',
    },
    gilf: {
      title: 'Her er der altid lys.',
      lead: 'De har kigget ud på gaden i årevis. I aften skriver de.',
    },
    milf: {
      title: 'Efter ti er det hendes tid.',
      lead: 'Huset sover, lampen er tændt, mobilen lyser op.',
    },
    gay: {
      title: 'Fyren på den anden side af gaden.',
      lead: 'De har nikket til hinanden i et år. I aften skriver den ene.',
    },
  },
  variants: {
    late: {
      title: 'Det er sent. Godt.',
      lead: 'De bedste replikker bliver skrevet efter midnat.',
    },
  },
} satisfies Messages<typeof source>;
