export const credits = {
  title: 'Get more credits',
  balance_zero: 'You have no credits left.',
  balance_one: 'You have {count} credit left.',
  balance_other: 'You have {count} credits left.',
  next: 'After paying, you go right back to where you were.',
  history: 'Payments and credits',
} as const;
