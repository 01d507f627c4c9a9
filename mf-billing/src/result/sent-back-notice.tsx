import type { Payment } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Card, Text } from '@pairwise/ui';

/** Says what was sent back of an order that its result does not name otherwise, such as a second payment. */
export const SentBackNotice = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  return (
    <Card>
      <Text>
        {t('result.refundedText', { amount: formatMoney(payment.refunded_minor, payment.currency, language) })}
      </Text>
    </Card>
  );
};
