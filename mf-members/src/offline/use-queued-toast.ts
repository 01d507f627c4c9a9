import { useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { useCallback } from 'react';

/** Returns a function that shows a notice: the action just made is sent when the network is back. */
export const useQueuedToast = (): (() => void) => {
  const { t } = useTranslation('errors');
  return useCallback(() => showToast({ text: t('offline_queued') }), [t]);
};
