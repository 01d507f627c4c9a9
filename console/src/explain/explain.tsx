import { useTranslation } from '@pairwise/i18n';
import { useSearchParams } from '@pairwise/router';
import { Skeleton, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useExplanation } from '../api/queries.ts';
import { LoadError } from '../frame/error-text.tsx';
import { Page } from '../frame/page.tsx';
import { PageExplanation } from './explanation.tsx';
import { problemsOf, draftOf, queryOf } from './visitor-draft.ts';
import { VisitorForm } from './visitor-form.tsx';

/** The page that explains which version of each deployable a visitor gets at an address, and why. */
export const Explain = () => {
  const { t } = useTranslation('console');
  const [query, setQuery] = useSearchParams();
  const draft = draftOf(query);
  // An address of this page that was typed by hand may be incomplete.
  const asked = problemsOf(draft).length === 0 ? queryOf(draft).toString() : undefined;
  const [isRequested, setRequested] = useState(false);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useExplanation(asked);
  return (
    <Page title={t('explain.title')}>
      <Text tone="muted" css={{ maxInlineSize: '70ch' }}>
        {t('explain.lead')}
      </Text>
      <VisitorForm
        query={query}
        busy={isFetching}
        onSubmit={(next) => {
          setRequested(true);
          if (next.toString() === asked) void refetch();
          else setQuery(next);
        }}
      />
      {asked !== undefined && !data && !error && (
        <div
          role="status"
          aria-busy="true"
          aria-label={t('state.loading')}
          css={{ display: 'grid', gap: theme.space[3] }}
        >
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height={120} radius="pair" />
          ))}
        </div>
      )}
      {error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !error && <PageExplanation key={dataUpdatedAt} explanation={data} isRequested={isRequested} />}
    </Page>
  );
};
