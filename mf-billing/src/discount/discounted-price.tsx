import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, VisuallyHidden } from '@pairwise/ui';

const struck = css({ fontWeight: 'normal', fontSize: '0.8em', opacity: 0.75, whiteSpace: 'nowrap' });

interface DiscountedPriceProps {
  listMinor: number;
  /** The reduced price; undefined without a discount. */
  amountMinor: number | undefined;
  currency: string;
}

/** A price, and the list price struck beside it when a discount reduces it. */
export const DiscountedPrice = ({ listMinor, amountMinor, currency }: DiscountedPriceProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const list = formatMoney(listMinor, currency, language);
  if (amountMinor === undefined || amountMinor === listMinor) return list;
  return (
    <>
      <s aria-hidden="true" css={struck}>
        {list}
      </s>{' '}
      {formatMoney(amountMinor, currency, language)}
      <VisuallyHidden> {t('discount.insteadOf', { price: list })}</VisuallyHidden>
    </>
  );
};
