import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useEffect } from 'react';

import { storeOfflinePage } from './offline-page.ts';

/** Stores the offline page in the language of the page, and again when the language changes. */
export const OfflinePageText = () => {
  const { t } = useTranslation('shell');
  const language = useStream(bus.language$);
  useEffect(() => {
    void storeOfflinePage({
      language,
      title: t('offline_page.title'),
      text: t('offline_page.text'),
      retry: t('offline_page.retry'),
    });
  }, [language, t]);
  return null;
};
