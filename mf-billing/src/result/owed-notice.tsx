import { paths, type Payment } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Card, Heading, LinkButton, Stack, Text } from '@pairwise/ui';

/** Says what the member is owed because a refund did not arrive, and leads to customer service. */
export const OwedNotice = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const service = paths.page('service');
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{t('result.owedTitle')}</Heading>
        <Text>{t('result.owedText', { amount: formatMoney(payment.owed_minor, payment.currency, language) })}</Text>
        {isRouteLive(service) && (
          <LinkButton href={service} block>
            {t('result.service')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
};
