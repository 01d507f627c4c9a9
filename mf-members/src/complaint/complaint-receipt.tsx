import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Banner, css, Heading, IconBan, Stack, Text, theme } from '@pairwise/ui';

const steps = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: theme.space[5],
  listStyle: 'decimal',
  '& > li::marker': { color: theme.color.secondary, fontWeight: theme.weight.bold },
});
const reference = css({
  padding: theme.space[3],
  borderRadius: theme.radius.md,
  background: theme.color.inset,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

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
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {t('complaint.receipt')}
        </Text>
        <Text css={reference} weight="medium" numeric>
          {id}
        </Text>
        {!visitor && <Text size="sm">{t('complaint.receiptMail')}</Text>}
      </Stack>
      {blocked && <Banner icon={<IconBan />}>{t('complaint.blocked', { name })}</Banner>}
      <Stack gap={2}>
        <Heading level={3}>{t('complaint.next')}</Heading>
        <ol css={steps}>
          <li>{t('complaint.nextLook')}</li>
          <li>{visitor ? t('complaint.nextVisitor') : t('complaint.nextDecide')}</li>
          {!visitor && <li>{t('complaint.nextAppeal')}</li>}
        </ol>
      </Stack>
    </Stack>
  );
};
