import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';

/** Returns a formatter of sizes: `12.3 kB`, `210 B`; with a sign for a difference. */
export const useSize = (): ((bytes: number, signed?: boolean) => string) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  return (bytes, signed = false) => {
    const size = Math.abs(bytes);
    const large = size >= 1000;
    const value = formatNumber(large ? Number((size / 1000).toFixed(1)) : size, language);
    const sign = bytes < 0 ? '−' : '+';
    return t(large ? 'difference.kilobytes' : 'difference.bytes', {
      value: signed && bytes !== 0 ? `${sign}${value}` : value,
    });
  };
};
