import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Heading, LinkButton, Stack, Text } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { WithoutData } from '../state/without-data.tsx';
import type { usePayments } from './history.queries.ts';
import { PaymentList } from './payment-list.tsx';

interface PaymentSectionProps {
  loaded: ReturnType<typeof usePayments>;
  /** The link to the bundles, for a member who has bought none. */
  toBundles: ReactNode;
}

/** The member's payments, newest first, and older ones on demand. */
export const PaymentSection = ({ loaded: { payments, older, hasMore, loadMore }, toBundles }: PaymentSectionProps) => {
  const { t } = useTranslation('mf-billing');
  // Offline, a press of the button waits for the network.
  const isStopped = older.error !== null || (hasMore && older.fetchStatus === 'paused');
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="card" id="payments">
        {t('history.payments')}
      </Heading>
      {payments.length > 0 && <PaymentList payments={payments} labelledBy="payments" />}
      {isStopped && (
        <WithoutData
          query={{ ...older, refetch: older.data ? older.fetchNextPage : older.refetch }}
          title={t('history.failedTitle')}
          skeleton={null}
        />
      )}
      {hasMore && !isStopped && (
        <Button variant="ghost" busy={older.isFetching} onClick={loadMore} css={{ alignSelf: 'center' }}>
          {t('history.morePayments')}
        </Button>
      )}
      {payments.some((payment) => payment.completed_at !== null) && (
        <LinkButton as={Link} to={paths.repeatOrder()} variant="soft" css={{ alignSelf: 'start' }}>
          {t('history.repeat')}
        </LinkButton>
      )}
      {payments.length === 0 && (
        <Stack gap={3} align="start">
          <Text tone="muted">{t('history.noPayments')}</Text>
          {toBundles}
        </Stack>
      )}
    </Stack>
  );
};
