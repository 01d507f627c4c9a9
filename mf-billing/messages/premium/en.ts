export const premium = {
  title: 'Keep the conversation going',
  intro: 'Any package opens everything in Premium, and it stays open.',
  premiumTitle: 'Premium is yours',
  premiumIntro: 'Everything below is open for you. More credits keep you talking.',
  benefitsTitle: 'Comes with every package',
  benefits: {
    photos: 'See every photo of every member',
    ownPhotos: 'Show up to 25 photos of yourself instead of 3',
    conversations: 'Start as many conversations as you like',
    receipts: 'See when your messages have been read',
  },
  claim: '{percent}% higher chance of a match',
  claimText: 'for premium members of {site}.*',
  claimNote:
    '* Source: {site}’s own count of the matches of premium members and of free members over the past twelve months. An average, not a promise.',
  bundlesTitle: 'Choose how much you want to say',
} as const;
