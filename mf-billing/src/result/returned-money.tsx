import type { Payment } from '@pairwise/contracts';

import { OwedNotice } from './owed-notice.tsx';
import { SentBackNotice } from './sent-back-notice.tsx';

/** Says what was sent back of an order, and what the member is owed because a refund did not arrive. */
export const ReturnedMoney = ({ payment }: { payment: Payment }) => (
  <>
    {payment.owed_minor > 0 && <OwedNotice payment={payment} />}
    {payment.refunded_minor > 0 && <SentBackNotice payment={payment} />}
  </>
);
