import { useOnline, useWaitingCount } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

/** Says that the network is gone, for as long as it is, and how much waits for it. */
export const OfflineBanner = () => {
  const { t } = useTranslation('shell');
  const count = useWaitingCount();
  if (useOnline()) return null;
  return (
    <Banner tone="offline" live="polite" css={{ borderRadius: 0 }}>
      {count > 0 ? t('queue.waiting', { count }) : t('offline')}
    </Banner>
  );
};
