import { bus, useStream } from '@pairwise/bus';
import { membersPerPage, mostMembersCounted } from '@pairwise/contracts/search-limits';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, EmptyState, LinkButton, Stack, theme } from '@pairwise/ui';

import { FictionalNote } from '../fictional/fictional-note.tsx';
import { stateSpacing } from '../page/state-spacing.ts';
import { usePromo } from '../promo/promo.queries.ts';
import { PromoTile } from '../promo/promo-tile.tsx';
import { NoResults } from './no-results.tsx';
import { Pager } from './pager.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { SearchFilters } from './search-filters.ts';
import { hasNextPage, type SearchResult } from './search.queries.ts';
import { SimilarResults } from './similar-results.tsx';

const old = css({ opacity: 0.55, transition: `opacity ${theme.motion.base} ${theme.motion.ease}` });

interface SearchResultsProps {
  result: SearchResult;
  /** These results are of the previous page; the requested ones are loading. */
  stale: boolean;
  filters: SearchFilters;
  pageNumber: number;
  addressOf: (pageNumber: number) => string;
  /**
   * Opens the next or the previous page if the search in the address is newer than these results, and returns whether
   * it is.
   */
  turnIfNewer: (step: 1 | -1) => boolean;
  onSearch: (filters: SearchFilters) => void;
}

/** The members of one page, similar members, and the links to other pages. On the first page members see the advertisement. */
export const SearchResults = ({
  result,
  stale,
  filters,
  pageNumber,
  addressOf,
  turnIfNewer,
  onSearch,
}: SearchResultsProps) => {
  const { t } = useTranslation('mf-members');
  const { profiles, numResults, similar, relaxed } = result;
  const pastEnd = profiles.length === 0 && numResults > 0;
  // Results may come before the user record: only a known member may read the advertisement.
  const member = Boolean(useStream(bus.user$));
  const promo = usePromo(member && pageNumber === 1 && profiles.length > 0);
  return (
    <Stack gap={5} aria-busy={stale} css={stale && old}>
      {profiles.length > 0 && (
        <ResultGrid members={profiles} feature={pageNumber === 1} address={addressOf(pageNumber)} />
      )}
      {numResults === 0 && <NoResults filters={filters} onSearch={onSearch} />}
      {pastEnd && (
        <EmptyState
          css={stateSpacing}
          title={t('search.pastEndTitle')}
          action={
            <LinkButton as={Link} to={addressOf(1)} variant="primary">
              {t('search.firstPage')}
            </LinkButton>
          }
        >
          {t('search.pastEndText')}
        </EmptyState>
      )}
      {promo && <PromoTile promo={promo} />}
      <SimilarResults similar={similar} relaxed={relaxed} address={addressOf(pageNumber)} />
      <FictionalNote members={[...profiles, ...similar]} />
      {!pastEnd && (
        <Pager
          pageNumber={pageNumber}
          pages={numResults > mostMembersCounted ? undefined : Math.ceil(numResults / membersPerPage)}
          hasNext={hasNextPage(result, pageNumber)}
          addressOf={addressOf}
          turnIfNewer={turnIfNewer}
        />
      )}
    </Stack>
  );
};
