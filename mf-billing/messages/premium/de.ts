import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Bleib im Gespräch',
  intro: 'Jedes Paket schaltet alles von Premium frei, und es bleibt freigeschaltet.',
  premiumTitle: 'Premium gehört dir',
  premiumIntro: 'Alles hier ist für dich freigeschaltet. Mit mehr Credits bleibst du im Gespräch.',
  benefitsTitle: 'In jedem Paket enthalten',
  benefits: {
    photos: 'Alle Fotos aller Mitglieder sehen',
    ownPhotos: 'Bis zu 25 eigene Fotos zeigen statt 3',
    conversations: 'So viele Unterhaltungen beginnen, wie du möchtest',
    receipts: 'Sehen, wann deine Nachrichten gelesen wurden',
  },
  claim: '{percent} % höhere Chance auf ein Match',
  claimText: 'für Premium-Mitglieder von {site}.*',
  claimNote:
    '* Quelle: eigene Zählung von {site} der Matches von Mitgliedern mit und ohne Premium in den vergangenen zwölf Monaten. Ein Durchschnitt, kein Versprechen.',
  bundlesTitle: 'Wähle, wie viel du sagen möchtest',
} satisfies Messages<typeof source>;
