import { paths, type Payment } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Heading, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { isEnded } from '../payment/payment-state.ts';
import { Receipt } from './receipt.tsx';
import { ResultFrame } from './result-frame.tsx';
import { ReturnedMoney } from './returned-money.tsx';

/**
 * An order that ended by a refund, or that the member's bank reversed. Of a refund that came back to us, the amount is owed. An
 * order can also have ended without any money going back (`isEnded`).
 */
export const PaidBack = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const isRefund = payment.status === 'refunded';
  const isOwed = payment.owed_minor > 0;
  const format = (minor: number): string => formatMoney(minor, payment.currency, language);
  const hasEnded = isEnded(payment);
  const textOf = (): readonly [title: string, text: string] => {
    if (!isRefund) return [t('result.chargedBackTitle'), t('result.chargedBackText')];
    if (isOwed) return [t('result.owedTitle'), t('result.owedText', { amount: format(payment.owed_minor) })];
    if (hasEnded) return [t('result.endedTitle'), t('result.endedText')];
    return [t('result.refundedTitle'), t('result.refundedText', { amount: format(payment.refunded_minor) })];
  };
  const [title, text] = textOf();
  const service = paths.page('service');
  // What is owed of a charged back order leads there by itself.
  const isForService = isRefund ? isOwed || hasEnded : !isOwed;
  return (
    <ResultFrame
      status={
        <>
          <StatusDot
            tone="off"
            label={t(hasEnded ? 'result.status.ended' : `result.status.${isRefund ? 'refunded' : 'charged_back'}`)}
          />
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </>
      }
    >
      {!isRefund && <ReturnedMoney payment={payment} />}
      {isForService && isRouteLive(service) ? (
        <LinkButton href={service} block>
          {t('result.service')}
        </LinkButton>
      ) : (
        <LinkButton href={paths.credits()} block>
          {t('result.restart')}
        </LinkButton>
      )}
      <Receipt payment={payment} />
    </ResultFrame>
  );
};
