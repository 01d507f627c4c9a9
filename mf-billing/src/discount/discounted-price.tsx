import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, VisuallyHidden } from '@pairwise/ui';

const struck = css({ fontWeight: 'normal', fontSize: '0.8em', opacity: 0.75, whiteSpace: 'nowrap' });

/** The list price, struck. */
export const StruckPrice = ({ minor, currency }: { minor: number; currency: string }) => {
  const { t } = useTranslation('mf-billing');
  const price = formatMoney(minor, currency, useLanguage());
  return (
    <>
      <s aria-hidden="true">{price}</s>
      <VisuallyHidden>{t('discount.insteadOf', { price })}</VisuallyHidden>
    </>
  );
};

interface DiscountedPriceProps {
  listMinor: number;
  /** The reduced price; undefined without a discount. */
  amountMinor: number | undefined;
  currency: string;
}

/** A price, and the list price struck beside it when a discount reduces it. */
export const DiscountedPrice = ({ listMinor, amountMinor = listMinor, currency }: DiscountedPriceProps) => {
  const price = formatMoney(amountMinor, currency, useLanguage());
  if (amountMinor === listMinor) return price;
  return (
    <>
      <span css={struck}>
        <StruckPrice minor={listMinor} currency={currency} />
      </span>{' '}
      {price}
    </>
  );
};
