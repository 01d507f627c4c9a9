import type { NameState } from '@pairwise/contracts/console';
import type { SubscriptionState } from '@pairwise/contracts/subscriptions';
import { useTranslation } from '@pairwise/i18n';
import { Card, Heading, Skeleton, Stack, Text, theme } from '@pairwise/ui';

import { useSubscriptions } from '../api/queries.ts';
import { useExactTime } from '../frame/age.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { Table } from '../frame/table.tsx';

/** The last delivery, one that is being repeated, and those that were given up. The reasons are English. */
const Deliveries = ({ delivered, waiting, failed }: SubscriptionState) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  return (
    <Stack gap={1}>
      <span>
        {delivered
          ? t('notify.delivered', { revision: delivered.revision, time: exact(delivered.at) })
          : t('notify.nothing')}
      </span>
      {waiting && (
        <span>
          {t('notify.waiting', {
            revision: waiting.revision,
            count: waiting.attempts,
            time: exact(waiting.next),
          })}{' '}
          <span lang="en">{waiting.reason}</span>
        </span>
      )}
      {failed.map(({ revision, at, reason }) => (
        <span key={revision}>
          {t('notify.failed', { revision, time: exact(at) })} <span lang="en">{reason}</span>
        </span>
      ))}
    </Stack>
  );
};

const Receivers = ({ name, subscriptions }: { name: string; subscriptions: readonly SubscriptionState[] }) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  return (
    <Table
      caption={t('notify.caption', { name })}
      columns={[
        { label: t('notify.receiver') },
        { label: t('notify.receives'), text: true },
        { label: t('notify.delivery'), text: true },
        { label: t('notify.since'), text: true },
      ]}
      rows={subscriptions.map((subscription) => ({
        key: subscription.id,
        cells: [
          subscription.target,
          t(`notify.${subscription.format ?? 'mail'}`),
          <Deliveries key="deliveries" {...subscription} />,
          t('notify.sinceBy', { time: exact(subscription.createdAt), who: subscription.createdBy }),
        ],
      }))}
    />
  );
};

/** Who is notified of a deployable; nothing for a token that may only read it. */
export const Subscriptions = ({ deployable: { name, may } }: { deployable: NameState }) => {
  const { t } = useTranslation('console');
  const maySubscribe = may.some((action) => action !== 'read');
  const { data, error, isFetching, refetch } = useSubscriptions(name, maySubscribe);
  if (!maySubscribe) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('notify.title')}</Heading>
      <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {t('notify.lead', { name })}
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton height={64} radius="md" />
        </div>
      )}
      {data?.subscriptions.length === 0 && <Text size="sm">{t('notify.none')}</Text>}
      {data && data.subscriptions.length > 0 && (
        <Card css={{ minInlineSize: 0, padding: theme.space[4] }}>
          <Receivers name={name} subscriptions={data.subscriptions} />
        </Card>
      )}
    </Stack>
  );
};
