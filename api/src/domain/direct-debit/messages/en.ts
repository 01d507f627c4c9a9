export default {
  code: '{site}: {code} is your code to pay {amount} by direct debit from the account ending in {last4}. Valid for 10 minutes. Never share it.',
  mandate: {
    subject: 'SEPA direct debit mandate {reference} for {site}',
    title: 'SEPA direct debit mandate',
    reference: 'Mandate reference',
    creditor: 'Creditor',
    creditorId: 'Creditor identifier',
    holder: 'Account holder',
    address: 'Address',
    account: 'Account',
    ending: 'IBAN ending in {last4}',
    type: 'Type of payment',
    onePayment: 'One payment',
    recurrent: 'Recurrent payments, each after an order',
    accepted: 'Accepted online on',
    revoked: 'Revoked on',
  },
} as const;
