import { useOnline } from '@pairwise/api-client';
import { formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Card, Heading, Stack, Text } from '@pairwise/ui';

import { Facts } from '../facts/facts.tsx';
import { FormNotice } from '../state/form-notice.tsx';
import type { Statement } from './statement.ts';
import type { useWithdraw } from './withdrawal.queries.ts';

interface ConfirmWithdrawalProps {
  statement: Statement;
  withdrawing: ReturnType<typeof useWithdraw>;
  onBack: () => void;
}

/** The second step: what is withdrawn, and the button that states it. */
export const ConfirmWithdrawal = ({ statement, withdrawing, onBack }: ConfirmWithdrawalProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const online = useOnline();
  const { order, number, email, key } = statement;
  const { error, isPending } = withdrawing;
  const facts: [string, string][] = [[t('withdrawal.statementOrder'), number]];
  if (email !== undefined) facts.push([t('withdrawal.statementEmail'), email]);
  if (order) {
    const money = (minor: number): string => formatMoney(minor, order.currency, language);
    facts.push(
      [t('withdrawal.bought'), money(order.amount_minor)],
      [
        t('withdrawal.unused'),
        t('withdrawal.unusedOf', {
          unused: formatNumber(order.unused_credits, language),
          credits: formatNumber(order.credits, language),
        }),
      ],
      [t('withdrawal.refund'), money(order.refund_minor)],
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={1} takesFocus>
        {t('withdrawal.confirmTitle')}
      </Heading>
      <Card>
        <Stack gap={3}>
          <Text weight="medium">{t('withdrawal.statement', { number })}</Text>
          <Facts facts={facts} />
          <Text size="sm" tone="muted">
            {t('withdrawal.effect')} {t('withdrawal.sameWay')}
          </Text>
          <FormNotice error={error} offline={t('withdrawal.offline')} />
          <Button
            variant="primary"
            size="lg"
            block
            busy={isPending}
            disabled={!online && !isPending}
            onClick={() =>
              withdrawing.mutate({ order_number: number, ...(email !== undefined && { email }), idempotencyKey: key })
            }
          >
            {t('withdrawal.confirm')}
          </Button>
          <Button variant="plain" disabled={isPending} onClick={onBack} css={{ alignSelf: 'center' }}>
            {t('withdrawal.back')}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
};
