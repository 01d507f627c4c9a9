import type { AuditResponse } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { useSearchParams } from '@pairwise/router';
import { Banner, Button, EmptyState, Field, Select, Skeleton, Stack, StatusDot, Text, theme } from '@pairwise/ui';

import { useAudit, useConsoleState } from '../api/queries.ts';
import { LoadError, useErrorText } from '../frame/error-text.tsx';
import { Page } from '../frame/page.tsx';
import { Entry } from './entry.tsx';

/** Shows whether every entry of the log matches the hash of the entry before it. */
const ChainMark = ({ chain }: Pick<AuditResponse, 'chain'>) => {
  const { t } = useTranslation('console');
  if (chain.broken === null) return <StatusDot label={t('audit.intact', { count: chain.entries })} />;
  return (
    <Banner tone="danger" live="polite">
      {t('audit.broken', { revision: chain.broken.revision, reason: chain.broken.reason })}
    </Banner>
  );
};

const Loading = () => {
  const { t } = useTranslation('console');
  return (
    <div role="status" aria-busy="true" aria-label={t('state.loading')} css={{ display: 'grid', gap: theme.space[4] }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={84} radius="md" />
      ))}
    </div>
  );
};

interface FilterProps {
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

const Filter = ({ chosen, onChoose }: FilterProps) => {
  const { t } = useTranslation('console');
  const { data } = useConsoleState();
  const names = data?.names.map(({ name }) => name) ?? [];
  return (
    <div css={{ inlineSize: 260, maxInlineSize: '100%' }}>
      <Field label={t('audit.filter')}>
        <Select
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
        >
          <option value="">{t('audit.all')}</option>
          {chosen !== undefined && !names.includes(chosen) && <option>{chosen}</option>}
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
};

/** The audit log page: everything that ever changed what is live, by whom and why. */
export const Audit = () => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('deployable') ?? undefined;
  const audit = useAudit(chosen);
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = audit;
  const pages = data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const chain = pages[0]?.chain;

  return (
    <Page title={t('audit.title')} aside={chain && <ChainMark chain={chain} />}>
      <Filter
        chosen={chosen}
        onChoose={(name) => setParameters(name === undefined ? {} : { deployable: name }, { replace: true })}
      />
      {isPending && <Loading />}
      {!data && error && <LoadError error={error} onRetry={() => void audit.refetch()} retrying={isFetching} />}
      {data && entries.length === 0 && <EmptyState title={t('audit.empty')}>{t('audit.emptyText')}</EmptyState>}
      {entries.length > 0 && (
        <Stack gap={4}>
          <ol css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <Entry key={entry.revision} entry={entry} />
            ))}
          </ol>
          <Text size="sm" tone="muted" aria-live="polite">
            {t('audit.shown', { count: entries.length })}
          </Text>
          {isFetchNextPageError && (
            <Banner tone="danger" live="polite">
              {t('audit.moreFailed')} {errorText(error)}
            </Banner>
          )}
          {hasNextPage && (
            <Button
              variant="ghost"
              css={{ alignSelf: 'start' }}
              busy={isFetchingNextPage}
              onClick={() => void audit.fetchNextPage()}
            >
              {t('audit.more')}
            </Button>
          )}
        </Stack>
      )}
    </Page>
  );
};
