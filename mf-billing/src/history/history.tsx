import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import {
  Button,
  Container,
  css,
  EmptyState,
  Heading,
  LinkButton,
  media,
  Skeleton,
  Stack,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';

import { Mandates } from '../mandates/mandates.tsx';
import { WithoutData } from '../state/without-data.tsx';
import { usePayments, useTransactions } from './history.queries.ts';
import { LedgerList } from './ledger-list.tsx';
import { PaymentSection } from './payment-section.tsx';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[6],
  [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const HistorySkeleton = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <div css={columns} role="status">
      <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      {['payments', 'credits'].map((part) => (
        <Stack key={part} gap={3}>
          <Skeleton width={120} height={24} />
          {['one', 'two', 'three'].map((row) => (
            <Skeleton key={row} height={90} radius="md" />
          ))}
        </Stack>
      ))}
    </div>
  );
};

const noPayments = { payments: [], has_more_payments: false };

const Loaded = ({ query }: { query: ReturnType<typeof useTransactions> }) => {
  const { t } = useTranslation('mf-billing');
  const pages = query.data?.pages ?? [];
  const loaded = usePayments(pages[0] ?? noPayments);
  const { payments } = loaded;
  // Offline, a press of the button waits for the network.
  const isStopped = query.isFetchNextPageError || (query.hasNextPage && query.fetchStatus === 'paused');
  const entries = pages.flatMap(({ ledger }) => ledger);
  const toBundles = (
    <LinkButton href={paths.credits()} variant="primary">
      {t('history.toBundles')}
    </LinkButton>
  );
  if (payments.length === 0 && entries.length === 0) {
    return (
      <EmptyState title={t('history.emptyTitle')} action={toBundles}>
        {t('history.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div css={columns}>
      <Stack gap={6}>
        <PaymentSection loaded={loaded} toBundles={toBundles} />
        <Mandates isExpected={payments.some(({ method }) => method === 'sdd')} />
      </Stack>
      {entries.length > 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2} size="card" id="credit-changes">
            {t('history.credits')}
          </Heading>
          <LedgerList entries={entries} labelledBy="credit-changes" />
          {isStopped && (
            <WithoutData
              query={{ ...query, refetch: query.fetchNextPage }}
              title={t('history.failedTitle')}
              skeleton={null}
            />
          )}
          {query.hasNextPage && !isStopped && (
            <Button
              variant="ghost"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              css={{ alignSelf: 'center' }}
            >
              {t('history.more')}
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
};

/** The member's payments and the changes of the credits, newest first (decisions R-8). */
export const History = () => {
  const { t } = useTranslation('mf-billing');
  const query = useTransactions();
  return (
    <Container css={page}>
      <Heading level={1}>{t('history.title')}</Heading>
      {query.data ? (
        <Loaded query={query} />
      ) : (
        <WithoutData query={query} title={t('history.failedTitle')} skeleton={<HistorySkeleton />} />
      )}
    </Container>
  );
};
