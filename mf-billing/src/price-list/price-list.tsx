import type { Product } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, media, Skeleton, theme, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useState } from 'react';

import { WithoutData } from '../state/without-data.tsx';
import { useTimeBonusState } from '../time-bonus/use-time-bonus.ts';
import { useProducts } from './price-list.queries.ts';
import { PriceTile } from './price-tile.tsx';

const list = css({
  display: 'grid',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space[5], alignItems: 'end' },
  // The popular bundle is the third of four and gets the widest column.
  [media.up('lg')]: { gridTemplateColumns: '1fr 1fr 1.22fr 1fr', gap: theme.space[4] },
});

/** Heights of a loaded tile in pixels, measured with the English texts: on a phone, and on wider screens with or without its button. */
const usualTile = { phone: 98, withButton: 272, plain: 208 };
const popularTile = { phone: 104, withButton: 324, plain: 260 };
const tiles = [usualTile, usualTile, popularTile, usualTile];

const PriceListSkeleton = ({ hasButtons }: { hasButtons: boolean }) => {
  const { t } = useTranslation('mf-billing');
  return (
    <div role="status">
      <VisuallyHidden>{t('priceList.loading')}</VisuallyHidden>
      <div css={list}>
        {tiles.map(({ phone, withButton, plain }, index) => (
          <div
            key={index}
            css={{
              blockSize: phone,
              display: 'grid',
              [media.up('md')]: { blockSize: hasButtons ? withButton : plain },
            }}
          >
            <Skeleton height="100%" radius="pair" />
          </div>
        ))}
      </div>
    </div>
  );
};

/** How long the prices wait for the time bonus, in milliseconds. */
const patience = 1_500;

const useIsLate = (): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
};

interface PriceListProps {
  /** Returns the address at which a member buys the bundle. Without it the tiles are no links. */
  buyAddress?: ((product: Product) => string) | undefined;
}

/** The four bundles, or the loading, error or offline state. */
export const PriceList = ({ buyAddress }: PriceListProps) => {
  const { t } = useTranslation('mf-billing');
  const products = useProducts();
  const { bonus, isLoading } = useTimeBonusState();
  const isLate = useIsLate();
  const reduced = bonus?.discount.prices;
  // With the prices of the time bonus the tiles are higher: they appear once, with their final prices.
  if (!products.data || (isLoading && !isLate)) {
    const skeleton = <PriceListSkeleton hasButtons={buyAddress !== undefined} />;
    return <WithoutData query={products} title={t('priceList.failedTitle')} skeleton={skeleton} />;
  }
  return (
    <ul css={list} aria-label={t('priceList.bundles')}>
      {products.data.products.map((product) => (
        <PriceTile
          key={product.id}
          product={product}
          reduced={reduced?.find((price) => price.product === product.id)}
          href={buyAddress?.(product)}
        />
      ))}
    </ul>
  );
};
