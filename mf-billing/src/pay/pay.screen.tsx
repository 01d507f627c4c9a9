import { isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths, type PaymentMethod, type Product } from '@pairwise/contracts';
import { productIds } from '@pairwise/contracts/product-ids';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Navigate, useLocation, useParams } from '@pairwise/router';
import { useEffect } from 'react';

import { DebitPage } from '../direct-debit/debit-page.tsx';
import { useOrderDiscount } from '../discount/use-order-discount.ts';
import { isPaymentMethod } from '../methods/method-name.ts';
import { type Methods, useMethods } from '../methods/methods.queries.ts';
import { useNext } from '../next/use-next.ts';
import { useProducts } from '../price-list/price-list.queries.ts';
import { WithoutData } from '../state/without-data.tsx';
import { type Excluded, MethodChoice } from './method-choice.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderSummary } from './order-summary.tsx';
import { MethodsSkeleton, OrderSkeleton, PayFrame, SummarySkeleton } from './pay-frame.tsx';
import { useKnownPayment } from './use-known-payment.ts';
import { useOrder } from './use-order.ts';

interface StepProps {
  id: Product['id'];
  method: PaymentMethod | undefined;
  openPage: (address: string) => void;
}

const exclusionOf = (
  method: PaymentMethod,
  { methods, retired, direct_debit_refusal: refusal }: Methods,
  errorText: ReturnType<typeof useErrorText>,
): Excluded | undefined => {
  if (retired.includes(method)) return { method, why: 'retired' };
  if (method === 'sdd' && refusal) return { method, why: 'refused', text: errorText({ code: refusal }) };
  return methods.some(({ key }) => key === method) ? undefined : { method, why: 'notOffered' };
};

/** The two steps of an order: the choice of the method, then the order page of one method. */
const Step = ({ id, method, openPage }: StepProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const next = useNext();
  const products = useProducts();
  const methods = useMethods(id);
  const known = useKnownPayment(id);
  const discount = useOrderDiscount(id, method);
  const ordering = useOrder({ product: id, next, leaveOrder: known.leave, openPage });
  const refused = method !== undefined && isApiError(ordering.error, 'method_unavailable');
  const product = products.data?.products.find((candidate) => candidate.id === id);

  // A request of this page leads on by itself.
  if (known.decided !== undefined && !ordering.isBusy)
    return <Navigate to={paths.transactions(known.decided)} replace />;

  const excluded: Excluded | undefined = refused
    ? { method, why: 'refused' }
    : method && methods.data && exclusionOf(method, methods.data, errorText);
  const offered = methods.data?.methods.find(({ key }) => key === method);
  const isOrder = method !== undefined && excluded === undefined && methods.data !== undefined;
  const summary = product ? (
    <OrderSummary product={product} price={known.payment ?? discount.price} next={next} />
  ) : (
    <SummarySkeleton />
  );

  // An order keeps its title and its room while its method loads, too.
  if (!product || (method !== undefined && methods.isLoading)) {
    const skeleton = method === undefined ? <MethodsSkeleton /> : <OrderSkeleton />;
    return (
      <PayFrame
        title={t(method === undefined ? 'pay.methodTitle' : 'pay.orderTitle')}
        summary={product || products.isLoading ? summary : null}
        summaryOnPhones={method === undefined}
      >
        {product ? skeleton : <WithoutData query={products} title={t('priceList.failedTitle')} skeleton={skeleton} />}
      </PayFrame>
    );
  }
  if (isOrder && offered?.kind === 'direct_debit' && !known.isLoading) {
    return (
      <DebitPage
        product={product}
        method={offered}
        payment={known.payment}
        leaveOrder={known.leave}
        {...{ discount, next, summary }}
      />
    );
  }
  if (isOrder && offered) {
    return (
      <PayFrame title={t('pay.orderTitle')} summary={summary} summaryOnPhones={false}>
        {known.isLoading ? (
          <OrderSkeleton />
        ) : (
          <OrderPage
            product={product}
            method={offered}
            payment={known.payment}
            discount={discount}
            next={next}
            ordering={ordering}
          />
        )}
      </PayFrame>
    );
  }
  return (
    <PayFrame title={t('pay.methodTitle')} summary={summary}>
      <MethodChoice product={id} next={next} excluded={excluded} />
    </PayFrame>
  );
};

export interface PayScreenProps {
  openPage?: (address: string) => void;
}

/** Choice of the payment method, and the order page of one method (ROUTE-15, BILL-03, decisions R-5). */
const PayScreen = ({ openPage = (address) => location.assign(address) }: PayScreenProps) => {
  const { id, paymentmethod } = useParams();
  const product = productIds.find((known) => known === id);
  const isMissing = !product || (paymentmethod !== undefined && !isPaymentMethod(paymentmethod));
  const { pathname } = useLocation();
  useEffect(() => {
    if (isMissing) bus.emit('page:missing', { path: pathname });
  }, [isMissing, pathname]);
  if (isMissing) return null;
  return <Step key={`${product} ${paymentmethod}`} id={product} method={paymentmethod} openPage={openPage} />;
};

export default PayScreen;
