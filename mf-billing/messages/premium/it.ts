import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'La conversazione continua',
  intro: 'Qualsiasi pacchetto sblocca tutto Premium, e sbloccato resta.',
  premiumTitle: 'Premium è tuo',
  premiumIntro: 'Tutto quello che vedi qui sotto è sbloccato. Con altri crediti continui a scrivere.',
  benefitsTitle: 'Compreso in ogni pacchetto',
  benefits: {
    photos: 'Vedi tutte le foto di tutti',
    ownPhotos: 'Mostra fino a 25 foto tue invece di 3',
    conversations: 'Inizia tutte le chat che vuoi',
    receipts: 'Vedi quando i tuoi messaggi vengono letti',
  },
  claim: '{percent}% di probabilità in più di fare match',
  claimText: 'per chi ha Premium su {site}.*',
  claimNote:
    '* Fonte: conteggio interno di {site} dei match di chi ha Premium e di chi non ce l’ha negli ultimi dodici mesi. Una media, non una promessa.',
  bundlesTitle: 'Scegli quanto vuoi dire',
} satisfies Messages<typeof source>;
