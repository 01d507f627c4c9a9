import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Card, Cluster, css, Heading, LinkButton, Stack, Text, theme } from '@pairwise/ui';

import type { CaseKey } from './complaint.queries.ts';
import { StepHeading } from './step-heading.tsx';

const steps = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: theme.space[5],
  listStyle: 'decimal',
  '& > li::marker': { color: theme.color.secondary, fontWeight: theme.weight.bold },
});

const number = css({
  padding: theme.space[3],
  borderRadius: theme.radius.md,
  background: theme.color.inset,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

interface ComplaintReceiptProps {
  opened: CaseKey;
  /** The address of a visitor, if they gave one. */
  email: string | undefined;
  onAgain: () => void;
}

/** Shows the number of a received complaint, what happens next, and the way to the case. */
export const ComplaintReceipt = ({ opened, email, onAgain }: ComplaintReceiptProps) => {
  const { t } = useTranslation('mf-landers');
  const isVisitor = useStream(bus.user$) === null;
  return (
    <Stack gap={4}>
      <StepHeading>{t('complaints.doneTitle')}</StepHeading>
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              {t('complaints.number')}
            </Text>
            <Text css={number} weight="medium" numeric>
              {opened.id}
            </Text>
          </Stack>
          <Text>
            {!isVisitor && t('complaints.mailMember')}
            {isVisitor && (email === undefined ? t('complaints.noMail') : t('complaints.mailTo', { email }))}
          </Text>
          <Stack gap={2}>
            <Heading level={2} size="card">
              {t('complaints.next')}
            </Heading>
            <ol css={steps}>
              <li>{t('complaints.nextLook')}</li>
              <li>{t('complaints.nextDecide')}</li>
              <li>{t('complaints.nextAppeal')}</li>
            </ol>
          </Stack>
          <Cluster>
            <LinkButton as={Link} to={paths.complaints(opened)} variant="primary">
              {t('complaints.open')}
            </LinkButton>
            <Button variant="plain" onClick={onAgain}>
              {t('complaints.again')}
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </Stack>
  );
};
