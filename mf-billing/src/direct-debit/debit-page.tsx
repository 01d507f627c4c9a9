import { type ApiError, idempotencyKey, isApiError } from '@pairwise/api-client';
import { paths, type Payment, type Product } from '@pairwise/contracts';
import { mandateVersion } from '@pairwise/contracts/mandate-text';
import { formatMoney, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import { Card, LinkButton, Stack } from '@pairwise/ui';
import { type ReactNode, useState } from 'react';

import { CodeField } from '../discount/code-field.tsx';
import { DiscountedPrice } from '../discount/discounted-price.tsx';
import type { OrderDiscount } from '../discount/use-order-discount.ts';
import type { OfferedMethod } from '../methods/methods.queries.ts';
import { endAttempt, planOrder, readOrder, writeNext, writeOrder } from '../order/order-store.ts';
import { MethodChoice } from '../pay/method-choice.tsx';
import { OrderLines } from '../pay/order-lines.tsx';
import { OrderSkeleton, PayFrame } from '../pay/pay-frame.tsx';
import { isRefusedPrice, reloadPrice } from '../pay/use-order.ts';
import { isUnpaid } from '../payment/payment-state.ts';
import { WithoutData } from '../state/without-data.tsx';
import { orderCard, textButton } from '../style.ts';
import { CodeStep } from './code-step.tsx';
import { DebitFormFields } from './debit-form.tsx';
import { deleteDraft, keepDraft, readDraft } from './debit-draft.ts';
import { type DebitValues, trimmed } from './debit-values.ts';
import { useCreditor, useStartDebit } from './direct-debit.queries.ts';
import { endsMethod } from './ends-method.ts';
import { useWaitingDebit } from './use-waiting-debit.ts';

interface DebitPageProps {
  product: Product;
  method: OfferedMethod;
  /** The unpaid order that this one continues. Its price never changes. */
  payment: Payment | undefined;
  /** Leaves that order, whose price cannot be had any more. */
  leaveOrder: () => void;
  discount: OrderDiscount;
  next: string | undefined;
  summary: ReactNode;
}

/** The order of a bundle by direct debit: the form with the mandate, then the code (BILL-05). */
export const DebitPage = ({ product, method, payment, leaveOrder, discount, next, summary }: DebitPageProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const creditor = useCreditor();
  const start = useStartDebit();
  const waiting = useWaitingDebit(product.id);
  const [values, setValues] = useState(() => readDraft(product.id));
  const [agrees, setAgrees] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [ended, setEnded] = useState<ApiError>();
  const { currency } = payment ?? product;
  const listMinor = payment ? payment.list_minor : product.amount_minor;
  const amountMinor = payment ? payment.amount_minor : discount.price?.amount_minor;
  const started = isEditing ? undefined : (start.data ?? waiting.kept);
  const price = formatMoney(started?.amount_minor ?? amountMinor ?? listMinor, currency, language);

  const type = (typed: DebitValues): void => {
    setValues(typed);
    keepDraft(product.id, typed);
  };
  const failed = (error: ApiError): void => {
    if (isRefusedPrice(error)) {
      reloadPrice();
      leaveOrder();
    }
    if (isRefusedPrice(error) || isApiError(error, 'idempotency_mismatch')) writeOrder(product.id, undefined);
    if (endsMethod(error)) {
      waiting.end();
      setEnded(error);
    }
  };
  const send = (): void => {
    const known = readOrder(product.id);
    const paymentId = payment?.payment_id ?? known?.paymentId ?? idempotencyKey();
    if (!payment && (!known || known.isPlanned)) planOrder(product.id, paymentId);
    else writeOrder(product.id, { paymentId });
    if (next !== undefined) writeNext(paymentId, next);
    const { code } = discount;
    start.mutate(
      {
        ...trimmed(values),
        payment_id: paymentId,
        product: product.id,
        authorisation: agrees,
        mandate: { version: mandateVersion, language },
        ...(!payment && code !== undefined && { code }),
      },
      {
        onSuccess: (data) => {
          setIsEditing(false);
          deleteDraft(product.id);
          waiting.keep(data);
        },
        onError: (error) => {
          setIsEditing(false);
          failed(error);
        },
      },
    );
  };
  const leave = (paid: Payment): void => {
    waiting.end();
    if (isUnpaid(paid)) endAttempt(product.id, paid.payment_id);
    void navigate(paths.transactions(paid.payment_id), { replace: true });
  };

  if (ended) {
    const excluded = { method: method.key, why: 'refused', text: errorText(ended) } as const;
    return (
      <PayFrame title={t('pay.methodTitle')} summary={summary}>
        <MethodChoice product={product.id} next={next} excluded={excluded} />
      </PayFrame>
    );
  }
  return (
    <PayFrame title={t(started ? 'directDebit.codeTitle' : 'pay.orderTitle')} summary={summary} summaryOnPhones={false}>
      <Stack gap={3}>
        <Card css={orderCard}>
          <Stack gap={4}>
            <OrderLines
              product={product}
              method={method.key}
              price={
                <DiscountedPrice
                  listMinor={listMinor}
                  amountMinor={started?.amount_minor ?? amountMinor}
                  currency={currency}
                />
              }
            />
            {started ? (
              <CodeStep
                key={started.challenge}
                started={started}
                price={price}
                onPaid={leave}
                onConfirm={waiting.onConfirm}
                onResent={({ resend_at: at, expires_at }) =>
                  waiting.keep({ ...started, resend_at: at ?? started.resend_at, expires_at })
                }
                onEnd={(error) => {
                  waiting.onRefused(error);
                  failed(error);
                }}
                onChange={() => {
                  waiting.end();
                  setIsEditing(true);
                }}
              />
            ) : (
              <>
                {!payment && <CodeField order={discount} disabled={start.isPending} />}
                {creditor.data ? (
                  <DebitFormFields
                    creditor={creditor.data.companyinfo.name}
                    price={price}
                    order={payment}
                    values={values}
                    setValues={type}
                    agrees={agrees}
                    setAgrees={setAgrees}
                    isBusy={start.isPending}
                    isPriceLoading={!payment && discount.isChecking}
                    error={isEditing ? null : start.error}
                    onSend={send}
                  />
                ) : (
                  <WithoutData query={creditor} title={t('directDebit.failed')} skeleton={<OrderSkeleton />} />
                )}
              </>
            )}
          </Stack>
        </Card>
        <LinkButton as={Link} to={paths.credit(product.id, undefined, next)} variant="plain" css={textButton}>
          {t('pay.otherMethod')}
        </LinkButton>
      </Stack>
    </PayFrame>
  );
};
