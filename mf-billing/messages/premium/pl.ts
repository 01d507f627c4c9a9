import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Niech rozmowa trwa',
  intro: 'Każdy pakiet otwiera całe Premium, i to na stałe.',
  premiumTitle: 'Masz Premium',
  premiumIntro: 'Wszystko, co poniżej, jest już twoje. A kredyty podtrzymają rozmowę.',
  benefitsTitle: 'W każdym pakiecie',
  benefits: {
    photos: 'Widzisz wszystkie zdjęcia wszystkich osób',
    ownPhotos: 'Pokazujesz do 25 własnych zdjęć zamiast 3',
    conversations: 'Zaczynasz tyle rozmów, ile chcesz',
    receipts: 'Widzisz, kiedy twoje wiadomości zostały przeczytane',
  },
  claim: 'O {percent}% większa szansa na parę',
  claimText: 'dla osób z Premium na {site}.*',
  claimNote:
    '* Źródło: własne dane serwisu {site} o parach osób z Premium i osób z darmowym kontem z ostatnich dwunastu miesięcy. To średnia, nie obietnica.',
  bundlesTitle: 'Wybierz, ile chcesz powiedzieć',
} satisfies Messages<typeof source>;
