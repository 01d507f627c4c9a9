import { useTranslation } from '@pairwise/i18n';
import { Cluster, Heading, Stack, Tag } from '@pairwise/ui';

import { ResultGrid } from './result-grid.tsx';
import type { SearchResult } from './search.queries.ts';

const reasons = {
  countryregion: 'search.relaxedRegion',
  age: 'search.relaxedAges',
  country: 'search.relaxedCountry',
} as const;

interface SimilarResultsProps extends Pick<SearchResult, 'similar' | 'relaxed'> {
  address: string;
}

/** Members who nearly fit, with the filters they miss (decisions M-2). Never mixed with the results that fit. */
export const SimilarResults = ({ similar, relaxed, address }: SimilarResultsProps) => {
  const { t } = useTranslation('mf-members');
  if (similar.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="similar-results">
      <Cluster gap={3}>
        <Heading level={2} id="similar-results">
          {t('search.similarTitle')}
        </Heading>
        {relaxed.map((what) => (
          <Tag key={what}>{t(reasons[what])}</Tag>
        ))}
      </Cluster>
      <ResultGrid members={similar} address={address} />
    </Stack>
  );
};
