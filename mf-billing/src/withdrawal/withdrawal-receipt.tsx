import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatMoment, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Card, Heading, Stack, Text } from '@pairwise/ui';

import { Facts } from '../facts/facts.tsx';

interface WithdrawalReceiptProps {
  receipt: ResponseOf<Endpoints['POST /api/withdrawal.php']>['receipt'];
  /** The order is the member's own, so that the mail is certain. */
  isOwn: boolean;
  onAgain: () => void;
}

/** Confirms that the statement has arrived, with its time. Says nothing about whether the order exists. */
export const WithdrawalReceipt = ({ receipt, isOwn, onAgain }: WithdrawalReceiptProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <Heading level={1} takesFocus>
        {t('withdrawal.doneTitle')}
      </Heading>
      <Card>
        <Stack gap={3}>
          <Text weight="medium">{t('withdrawal.statement', { number: receipt.order_number })}</Text>
          <Facts
            facts={[
              [t('withdrawal.doneMoment'), formatMoment(receipt.submitted_at, language)],
              [t('withdrawal.doneId'), receipt.id],
            ]}
          />
          <Text>{t(isOwn ? 'withdrawal.doneMailMember' : 'withdrawal.doneMail')}</Text>
          <Text size="sm" tone="muted">
            {t('withdrawal.keep')}
          </Text>
          <Button variant="plain" onClick={onAgain} css={{ alignSelf: 'start', paddingInline: 0 }}>
            {t('withdrawal.again')}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
};
