export const methods = {
  label: 'Payment methods',
  lastUsed: 'Last used',
  sdd: 'Direct debit',
  sct: 'Bank transfer',
  creditcard: 'Credit card',
  details: {
    card: 'Pay with your card',
    bank: 'Pay through your own bank',
    wallet: 'Confirm in the app or your account',
    code: 'Pay with a code from your banking app',
    voucher: 'Pay with the code of your voucher',
    transfer: 'Takes one or two business days',
    direct_debit: 'Collected from your account',
  },
  after: {
    card: 'You enter your card on our payment partner’s secure page, and your bank may ask you to confirm. Your credits are there seconds later.',
    bank: 'You confirm the payment at your own bank. Your credits are there seconds later.',
    wallet: 'You confirm the payment in the app or in your account. Your credits are there seconds later.',
    code: 'You enter the code from your banking app. Your credits are there seconds later.',
    voucher: 'You enter the code of your voucher. Your credits are there seconds later.',
    transfer:
      'We show you the account to transfer the amount to. Your credits are there as soon as the money is, usually within two business days.',
    direct_debit:
      'You confirm that we may collect the amount from your account once. Your credits are there right after.',
  },
} as const;
