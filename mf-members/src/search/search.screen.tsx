import { useOnline } from '@pairwise/api-client';
import { mostMembersCounted } from '@pairwise/contracts/search-limits';
import { formatNumber, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import {
  Banner,
  Button,
  Cluster,
  Container,
  css,
  Heading,
  IconButton,
  IconRefresh,
  keyframes,
  media,
  OfflineState,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

import { invalidatePages } from '../member/member-cache.ts';
import { MatchFinderLink } from '../match-finder/match-finder-link.tsx';
import { MembersFailure } from '../page/members-failure.tsx';
import { stateSpacing } from '../page/state-spacing.ts';
import { useLayer } from '../navigation/use-layer.ts';
import { useViewerKey } from '../member/use-viewer-key.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type FilterField, FilterSheet } from './filter-sheet.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { SearchResults } from './search-results.tsx';
import { type SearchResult, useSearch, useSearchOf } from './search.queries.ts';
import { useScrollMemory } from '../navigation/use-scroll-memory.ts';
import { useSearchAddress } from './use-search-address.ts';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  [media.up('md')]: { gap: theme.space[4], paddingBlock: `${theme.space[4]} ${theme.space[6]}` },
});

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[3],
  [media.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${theme.space[3]} ${theme.space[5]}`,
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const turning = css({
  '& > svg': { animation: `${turn} 1s linear infinite` },
  '@media (prefers-reduced-motion: reduce)': { '& > svg': { animation: 'none', opacity: 0.5 } },
});

const title = css({ [media.down('md')]: theme.text.xl });

const useCountText = () => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  return ({ numResults }: SearchResult): string =>
    numResults > mostMembersCounted
      ? t('search.moreThan', { shown: formatNumber(mostMembersCounted, language) })
      : t('search.count', { count: numResults, shown: formatNumber(numResults, language) });
};

/** The search page of one viewer. */
const MemberSearch = () => {
  const { t } = useTranslation('mf-members');
  const countText = useCountText();
  const errorText = useErrorText();
  const online = useOnline();
  const { filters, pageNumber, addressOf, search, change, turnIfNewer } = useSearchAddress();
  const result = useSearch(useSearchOf(filters), pageNumber);
  const sheet = useLayer('filters');
  const interests = useLayer('interests');
  const [start, setStart] = useState<FilterField>();
  const { data, error } = result;
  const ready = data !== undefined && !result.isPlaceholderData;
  useScrollMemory(ready);

  const heading = useRef<HTMLHeadingElement>(null);
  const readPage = useRef(pageNumber);
  useEffect(() => {
    // The link to another page is below the results: the focus goes to the top of the new page.
    if (ready && readPage.current !== pageNumber) heading.current?.focus({ preventScroll: true });
    if (ready) readPage.current = pageNumber;
  }, [ready, pageNumber]);

  const results = () => {
    if (data) {
      return (
        <>
          {error && (
            <Banner
              tone="danger"
              live="polite"
              action={
                <Button variant="plain" size="sm" onClick={() => void result.refetch()}>
                  {t('search.retry')}
                </Button>
              }
            >
              {errorText(error)}
            </Banner>
          )}
          <SearchResults
            result={data}
            stale={result.isPlaceholderData}
            filters={filters}
            pageNumber={pageNumber}
            addressOf={(wanted) => addressOf(filters, wanted)}
            turnIfNewer={turnIfNewer}
            onSearch={search}
          />
        </>
      );
    }
    if (error) {
      const titles = {
        login: t('search.loginTitle'),
        failed: t('search.failedTitle'),
        offline: t('search.offlineTitle'),
      };
      return (
        <MembersFailure
          error={error}
          titles={titles}
          retrying={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      );
    }
    if (!online)
      return (
        <OfflineState css={stateSpacing} title={t('search.offlineTitle')}>
          {t('search.offlineText')}
        </OfflineState>
      );
    return <GridSkeleton feature={pageNumber === 1} />;
  };

  return (
    <Container css={page}>
      <div css={head}>
        <Cluster gap={2} justify="between" align="start" wrap={false}>
          <Stack gap={1}>
            <Heading level={1} ref={heading} tabIndex={-1} css={title}>
              {t('search.title')}
            </Heading>
            <Cluster gap={3} align="center">
              <Text size="sm" tone="muted" numeric role="status">
                {data ? countText(data) : '\u00A0'}
              </Text>
              <MatchFinderLink variant="plain" />
            </Cluster>
          </Stack>
          <IconButton
            label={t('search.refresh')}
            aria-busy={result.isFetching}
            css={result.isFetching && turning}
            onClick={() => void invalidatePages()}
          >
            <IconRefresh />
          </IconButton>
        </Cluster>
        <FilterBar filters={filters} onChange={change} onInterests={interests.open} />
        <FilterChips
          filters={filters}
          onOpen={(field) => {
            setStart(field);
            sheet.open();
          }}
        />
      </div>
      {results()}
      {sheet.isOpen && (
        <FilterSheet
          filters={filters}
          start={start}
          onClose={sheet.close}
          onApply={(wanted) => search(wanted, { replace: true })}
        />
      )}
      {interests.isOpen && (
        <FilterSheet
          only="interests"
          filters={filters}
          onClose={interests.close}
          onApply={(wanted) => search(wanted, { replace: true })}
        />
      )}
    </Container>
  );
};

/** The search page (MEMBER-01). The address contains the filters; the server decides which members are shown. */
const SearchScreen = () => {
  // Another viewer may see other members: the key removes everything of the last viewer, even while the next page
  // loads.
  return <MemberSearch key={useViewerKey()} />;
};

export default SearchScreen;
