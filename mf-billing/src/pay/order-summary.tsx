import { paths, type Product } from '@pairwise/contracts';
import { formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${theme.space[4]}`,
  padding: theme.space[4],
  borderRadius: theme.radius.pair,
  background: theme.color.deep,
  color: theme.color.onDeep,
  fontVariantNumeric: 'tabular-nums',
  [media.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[1], padding: theme.space[6] },
});

const amount = css({
  fontSize: '2.75rem',
  lineHeight: 1,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.04em',
  [media.up('md')]: { fontSize: '4.5rem', marginBlockEnd: theme.space[2] },
});

const quiet = css({ color: theme.color.onDeepMuted, ...theme.text.sm });

const changeLink = css({
  display: 'inline-grid',
  alignItems: 'center',
  justifySelf: 'start',
  gridColumn: '2',
  minBlockSize: theme.tap,
  color: 'inherit',
  textUnderlineOffset: 3,
  [media.up('md')]: { gridColumn: '1', marginBlockStart: theme.space[3] },
});

interface OrderSummaryProps {
  product: Product;
  /** The price of the order, when it is not the list price, and the one of a message. */
  price?: Pick<Product, 'amount_minor' | 'per_message_minor'> | undefined;
  next: string | undefined;
}

/** What the member is about to buy. */
export const OrderSummary = ({ product, price = product, next }: OrderSummaryProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const money = (minor: number): string => formatMoney(minor, product.currency, language);
  return (
    <aside css={box} aria-label={t('pay.summary')}>
      <span css={amount}>{formatNumber(product.credits, language)}</span>{' '}
      <span css={{ display: 'grid' }}>
        <b>{t('pay.credits', { count: product.credits, price: money(price.amount_minor) })}</b>{' '}
        <span css={quiet}>{t('pay.perMessage', { price: money(price.per_message_minor) })}</span>
      </span>
      <a href={paths.credits(next)} css={changeLink}>
        {t('pay.change')}
      </a>
    </aside>
  );
};
