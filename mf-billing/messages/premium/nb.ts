import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Hold samtalen i gang',
  intro: 'Uansett hvilken pakke du velger, låser den opp alt i Premium, og det beholder du.',
  premiumTitle: 'Du har Premium',
  premiumIntro: 'Alt nedenfor er låst opp for deg. Med flere kreditter kan samtalene fortsette.',
  benefitsTitle: 'Følger med hver pakke',
  benefits: {
    photos: 'Se alle bilder av alle medlemmer',
    ownPhotos: 'Vis inntil 25 bilder av deg selv i stedet for 3',
    conversations: 'Start så mange samtaler du vil',
    receipts: 'Se når meldingene dine er lest',
  },
  claim: '{percent} % større sjanse for en match',
  claimText: 'for premiummedlemmer på {site}.*',
  claimNote:
    '* Kilde: {site} har selv telt matchene til premiummedlemmer og gratismedlemmer de siste tolv månedene. Et gjennomsnitt, ikke et løfte.',
  bundlesTitle: 'Velg hvor mye du vil si',
} satisfies Messages<typeof source>;
