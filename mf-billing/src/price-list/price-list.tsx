import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, ErrorState, media, OfflineState, Skeleton, theme, VisuallyHidden } from '@pairwise/ui';

import { useProducts } from './price-list.queries.ts';
import { PriceTile } from './price-tile.tsx';

const list = css({
  display: 'grid',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space[5], alignItems: 'end' },
  // The popular package is the third of four and gets the widest column.
  [media.up('lg')]: { gridTemplateColumns: '1fr 1fr 1.22fr 1fr', gap: theme.space[4] },
});

const PriceListSkeleton = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <div role="status">
      <VisuallyHidden>{t('priceList.loading')}</VisuallyHidden>
      <div css={list}>
        {['p0', 'p1', 'p2', 'p3'].map((id) => (
          <div key={id} css={{ blockSize: 98, display: 'grid', [media.up('md')]: { blockSize: 210 } }}>
            <Skeleton height="100%" radius="pair" />
          </div>
        ))}
      </div>
    </div>
  );
};

/** The four packages, or the loading, error or offline state. */
export const PriceList = () => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const products = useProducts();

  if (products.data) {
    return (
      <ul css={list} aria-label={t('priceList.packages')}>
        {products.data.products.map((product) => (
          <PriceTile key={product.id} product={product} />
        ))}
      </ul>
    );
  }
  if (products.error) {
    return (
      <ErrorState
        title={t('priceList.failedTitle')}
        retryLabel={t('priceList.retry')}
        onRetry={() => void products.refetch()}
        retrying={products.isFetching}
      >
        {errorText(products.error)}
      </ErrorState>
    );
  }
  if (products.fetchStatus === 'paused') {
    return <OfflineState title={t('priceList.offlineTitle')}>{t('priceList.offlineText')}</OfflineState>;
  }
  return <PriceListSkeleton />;
};
