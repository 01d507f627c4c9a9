export const priceList = {
  bundles: 'Packages',
  credits_one: 'credit',
  credits_other: 'credits',
  perMessage: '{price} per message',
  choose: 'Choose',
  popular: 'Most popular',
  saving: '−{percent}%',
  savingLabel: '{percent}% less per credit than in the smallest package',
  vat: 'All prices include VAT.',
  once: 'One payment, no subscription. Credits never expire.',
  failedTitle: 'The prices could not be loaded',
  loading: 'Loading the prices',
} as const;
