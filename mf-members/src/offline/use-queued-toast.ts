import { useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { useCallback } from 'react';

/** Says, wherever the page is scrolled to, that what was just done is sent when the network is back. */
export const useQueuedToast = (): (() => void) => {
  const { t } = useTranslation('errors');
  return useCallback(() => showToast({ text: t('offline_queued') }), [t]);
};
