import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Banner, IconBan, Stack, Text } from '@pairwise/ui';
import { NextSteps, ReferenceNumber } from '@pairwise/ui/receipt';

interface ComplaintReceiptProps {
  /** Id of the case. */
  id: string;
  name: string;
  blocked: boolean;
}

/** Shows the reference of a received complaint and what happens next. */
export const ComplaintReceipt = ({ id, name, blocked }: ComplaintReceiptProps) => {
  const { t } = useTranslation('mf-members');
  const visitor = useStream(bus.user$) === null;
  return (
    <Stack gap={4} role="status">
      <ReferenceNumber label={t('complaint.receipt')} number={id} />
      {!visitor && <Text size="sm">{t('complaint.receiptMail')}</Text>}
      {blocked && <Banner icon={<IconBan />}>{t('complaint.blocked', { name })}</Banner>}
      <NextSteps
        title={t('complaint.next')}
        level={3}
        steps={[
          t('complaint.nextLook'),
          ...(visitor ? [t('complaint.nextVisitor')] : [t('complaint.nextDecide'), t('complaint.nextAppeal')]),
        ]}
      />
    </Stack>
  );
};
