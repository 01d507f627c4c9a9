import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Tag, theme } from '@pairwise/ui';

import { Countdown } from '../time-bonus/countdown.tsx';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[3]}`,
});
const clock = css({ color: theme.color.inkMuted, ...theme.text.sm });

interface BonusLineProps {
  discount: DiscountCode;
  secondsLeft: number;
}

/** The time bonus that is applied, and how long it lasts. */
export const BonusLine = ({ discount, secondsLeft }: BonusLineProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  return (
    <div css={line}>
      <b>{t('discount.bonus')}</b>
      <Tag tone="bonus">{t('discount.percent', { percent: formatNumber(discount.value_percentage, language) })}</Tag>
      <span css={clock}>
        {t('discount.endsIn')} <Countdown seconds={secondsLeft} />
      </span>
    </div>
  );
};
