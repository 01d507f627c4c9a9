import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

/** Says that the network is gone, for as long as it is. */
export const OfflineBanner = () => {
  const { t } = useTranslation('shell');
  if (useOnline()) return null;
  return (
    <Banner tone="offline" live="polite" css={{ borderRadius: 0 }}>
      {t('offline')}
    </Banner>
  );
};
