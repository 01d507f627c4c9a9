import type { VariantFigures } from '@pairwise/contracts/experiments';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';

/** Returns formatters of the figures of an experiment, in the reader's language. */
export const useFigureTexts = () => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const number = (value: number, digits = 0): string => formatNumber(Number(value.toFixed(digits)), language);
  const percent = (share: number): string => t('figure.percent', { value: number(share * 100, 1) });
  const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
  return {
    number,
    rate: ({ rate }: VariantFigures): string => (rate === null ? t('figure.none') : percent(rate)),
    /** The difference with its interval, or why there is none. */
    difference: ({ difference }: VariantFigures, facts: { isControl: boolean; isHidden: boolean }): string => {
      if (facts.isControl) return t('experiments.control');
      if (facts.isHidden) return t('experiments.hidden');
      if (difference === null) return t('experiments.unknown');
      const { estimate, lower, upper } = difference;
      return t('experiments.interval', {
        estimate: signed(estimate),
        lower: signed(lower),
        upper: upper === null ? t('experiments.unlimited') : signed(upper),
      });
    },
  };
};
