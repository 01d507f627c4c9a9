import { mandateText } from '@pairwise/contracts/mandate-text';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';

type Mandate = ResponseOf<Endpoints['GET /api/mandates.php']>['mandates'][number];

/** A mandate that was accepted on a German page. */
export const mandate = (differences: Partial<Mandate> = {}): Mandate => ({
  id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e21',
  reference: 'PW12345678901234',
  creditor: 'Pairwise Example B.V.',
  creditor_id: 'NL00ZZZ000000000000',
  account_holder: 'Anna de Vries',
  iban_last4: '3000',
  text: mandateText('de', 'Pairwise Example B.V.'),
  language: 'de',
  state: 'active',
  accepted_at: '2026-11-20T10:00:00.000Z',
  revoked_at: null,
  ...differences,
});
