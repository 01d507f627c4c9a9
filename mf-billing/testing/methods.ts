import type { Endpoints, ResponseOf } from '@pairwise/contracts';

/** The methods of the Netherlands for a member who paid with PayPal last. */
export const methods: ResponseOf<Endpoints['GET /api/paymentmethods.php']> = {
  methods: [
    { key: 'paypal', kind: 'wallet' },
    { key: 'ideal', kind: 'bank' },
    { key: 'creditcard', kind: 'card' },
    { key: 'sct', kind: 'transfer' },
  ],
  last_used: 'paypal',
  direct_debit_refusal: null,
  retired: ['giropay', 'sofort'],
};
