import { useOnline, useWaitingCount } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

/** Renders a banner while the browser is offline, with the number of queued requests. */
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
