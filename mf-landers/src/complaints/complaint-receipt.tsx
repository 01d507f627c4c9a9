import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Card, Cluster, Heading, LinkButton, Stack, Text } from '@pairwise/ui';
import { NextSteps, ReferenceNumber } from '@pairwise/ui/receipt';

import type { CaseKey } from './case-link.ts';

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
      <Heading level={1} takesFocus>
        {t('complaints.doneTitle')}
      </Heading>
      <Card>
        <Stack gap={4}>
          <ReferenceNumber label={t('complaints.number')} number={opened.id} />
          <Text>
            {!isVisitor && t('complaints.mailMember')}
            {isVisitor && (email === undefined ? t('complaints.noMail') : t('complaints.mailTo', { email }))}
          </Text>
          <NextSteps
            title={t('complaints.next')}
            level={2}
            steps={[t('complaints.nextLook'), t('complaints.nextDecide'), t('complaints.nextAppeal')]}
          />
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
