import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Skapa min gratisprofil',
  like: 'Gilla {name}',
  pass: 'Hoppa över {name}',
  deck: 'Kort att swipa',
  help: 'Swipa, tryck på knapparna eller använd piltangenterna.',
  stampLike: 'Gilla',
  stampPass: 'Nej tack',
  endTitle: 'God smak.',
  endText: 'Så här träffar du människor på riktigt. Profilen gör du på två minuter.',
  endLikes: 'Du gillade {names}.',
  nobody: 'Kräsen? Det gillar vi. Det finns fler där inne.',
  again: 'Börja om',
  lines: {
    a: 'Drar usla ordvitsar och lagar fantastisk pasta.',
    b: 'Visar dig stadens lugna sida.',
    c: 'Dansar i köket, även ensam.',
    d: 'Känner till varje bänk med utsikt.',
    e: 'Läser sista sidan först.',
    f: 'Svarar med röstmeddelanden och låtar.',
  },
  niches: {
    default: {
      title: 'Ja, nej, kanske du.',
      lead: 'Ett halvdussin människor. En tumme. Se vem som får dig att stanna.',
    },
    she: {
      title: 'Din tumme bestämmer.',
      lead: 'Du tittar, du väljer, du skriver först. Alla andra väntar snällt.',
    },
    bdsm: {
      title: 'Nyfiken? Swipa vidare.',
      lead: 'Människor som vet vad de vill, och frågar vad du vill.',
    },
    bbw: {
      title: 'Varning för kurvor.',
      lead: 'Fylliga former, fylliga skratt. Swipa höger på det du älskar.',
    },
    gilf: {
      title: 'Erfarenhet? Åt höger.',
      lead: 'Människor som slutade göra sig till för länge sedan. Swipa och se.',
    },
    milf: {
      title: 'Hon såg dig också.',
      lead: 'Vuxna kvinnor som känner igen ett fint leende när de ser det.',
    },
    gay: {
      title: 'Swipa höger, hitta rätt.',
      lead: 'Ett halvdussin män. En tumme. Se vem som får dig att stanna.',
    },
  },
} satisfies Messages<typeof source>;
