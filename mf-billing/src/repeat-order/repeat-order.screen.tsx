import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Navigate } from '@pairwise/router';

import { useNext } from '../next/use-next.ts';
import { OrderSkeleton, PayFrame, SummarySkeleton } from '../pay/pay-frame.tsx';
import { WithoutData } from '../state/without-data.tsx';
import { RepeatDebit } from './repeat-debit.tsx';
import { useRepeatOrder } from './repeat-order.queries.ts';

/**
 * Leads to the order page of what the member bought last, with the same method and today's price (ROUTE-16, decisions
 * B-12). Its button asks once. A direct debit is ordered here, by the mandate that the member has. A method that is not
 * offered any more leads to the choice of another one; a member who has bought nothing yet is led to the bundles.
 */
const RepeatOrderScreen = () => {
  const { t } = useTranslation('mf-billing');
  const next = useNext();
  const repeat = useRepeatOrder();
  if (repeat.data) {
    const { payment_preview: last } = repeat.data;
    if (last?.mandate) {
      const preview = { ...last, mandate: last.mandate };
      return <RepeatDebit preview={preview} next={next} reload={() => void repeat.refetch()} />;
    }
    const address = last ? paths.credit(last.product, last.method ?? undefined, next) : paths.credits(next);
    return <Navigate to={address} replace />;
  }
  return (
    <PayFrame title={t('pay.orderTitle')} summary={repeat.isLoading ? <SummarySkeleton /> : null}>
      <WithoutData query={repeat} title={t('pay.repeatFailed')} skeleton={<OrderSkeleton />} />
    </PayFrame>
  );
};

export default RepeatOrderScreen;
