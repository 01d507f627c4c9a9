import type { Product } from '@pairwise/contracts';
import { formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, IconChevronRight, LinkButton, media, Tag, theme, VisuallyHidden } from '@pairwise/ui';

import { StruckPrice } from '../discount/discounted-price.tsx';

const tile = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"amount saving price" "unit each each"',
  alignItems: 'center',
  gap: `4px ${theme.space[2]}`,
  minBlockSize: 98,
  padding: `14px ${theme.space[4]}`,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  '--quiet': theme.color.inkMuted,
  [media.up('md')]: {
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"amount saving" "unit unit" "price price" "each each"',
    alignContent: 'start',
    alignItems: 'start',
    rowGap: 2,
    padding: `${theme.space[6]} ${theme.space[5]}`,
  },
});

const popularTile = css({
  borderColor: theme.color.deep,
  background: theme.color.deep,
  color: theme.color.onDeep,
  paddingBlockStart: 20,
  '--quiet': theme.color.onDeepMuted,
  [media.up('md')]: { paddingBlock: 44 },
});

const amountStyle = css({
  gridArea: 'amount',
  fontSize: '2.75rem',
  lineHeight: 1,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
});

const quiet = css({ color: 'var(--quiet)', fontVariantNumeric: 'tabular-nums', ...theme.text.sm });

const priceStyle = css({
  gridArea: 'price',
  justifySelf: 'end',
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  ...theme.text.lg,
  [media.up('md')]: { justifySelf: 'start', marginBlockStart: theme.space[4], ...theme.text.xl },
});

/** The whole tile is the link; the button inside it only shows that. */
const linkTile = css({
  gridTemplateColumns: 'auto 1fr auto auto',
  gridTemplateAreas: '"amount saving price go" "unit each each go"',
  color: theme.color.ink,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
  [media.hover]: { '&:hover': { borderColor: theme.color.lineStrong, boxShadow: theme.shadow.middle } },
  [media.up('md')]: {
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"amount saving" "unit unit" "price price" "each each" "go go"',
  },
});

const onlyPhone = css({ [media.up('md')]: { display: 'none' } });

const notPhone = css({
  gridArea: 'go',
  marginBlockStart: theme.space[4],
  [media.down('md')]: { display: 'none' },
});

interface PriceTileProps {
  product: Product;
  /** The price with the time bonus, while that runs. */
  reduced?: Pick<Product, 'amount_minor' | 'per_message_minor'> | undefined;
  /** Where a member buys the bundle. It may be in another zone, so that the link loads a document. */
  href?: string | undefined;
}

/** One bundle: the number of credits, the total and unit price, and the discount of larger bundles (BILL-01). */
export const PriceTile = ({ product, reduced, href }: PriceTileProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const percent = product.discount_percentage;
  const money = (minor: number): string => formatMoney(minor, product.currency, language);
  const content = (
    <>
      {product.popular && (
        <>
          <Tag tone="popular" css={{ position: 'absolute', insetBlockStart: -14, insetInlineStart: theme.space[4] }}>
            {t('priceList.popular')}
          </Tag>{' '}
        </>
      )}
      <span css={[amountStyle, { [media.up('md')]: { fontSize: product.popular ? '5rem' : '3.25rem' } }]}>
        {formatNumber(product.credits, language)}
      </span>{' '}
      <span css={[quiet, { gridArea: 'unit' }]}>{t('priceList.credits', { count: product.credits })}</span>{' '}
      {percent > 0 && (
        <Tag
          tone="bonus"
          css={{
            gridArea: 'saving',
            justifySelf: 'end',
            whiteSpace: 'nowrap',
            [media.up('md')]: { justifySelf: 'start' },
          }}
        >
          <span aria-hidden="true">{t('priceList.saving', { percent })}</span>
          <VisuallyHidden>{t('priceList.savingLabel', { percent })}</VisuallyHidden>
        </Tag>
      )}{' '}
      <span css={priceStyle}>{money((reduced ?? product).amount_minor)}</span>{' '}
      <span css={[quiet, { gridArea: 'each', justifySelf: 'end', [media.up('md')]: { justifySelf: 'start' } }]}>
        {reduced && (
          <>
            <StruckPrice minor={product.amount_minor} currency={product.currency} />{' '}
          </>
        )}
        {t('priceList.perMessage', { price: money((reduced ?? product).per_message_minor) })}
      </span>
    </>
  );
  if (href === undefined) return <li css={[tile, product.popular && popularTile]}>{content}</li>;
  return (
    <li>
      <a href={href} css={[tile, linkTile, product.popular && popularTile]}>
        {content} <IconChevronRight css={[onlyPhone, { gridArea: 'go', color: 'var(--quiet)' }]} />
        <LinkButton as="span" size="sm" block variant={product.popular ? 'primary' : 'soft'} css={notPhone}>
          {t('priceList.choose')}
        </LinkButton>
      </a>
    </li>
  );
};
