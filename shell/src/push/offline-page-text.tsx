import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { useEffect } from 'react';

import { keepOfflinePage } from './offline-page.ts';

/** Keeps the page for who is offline in the language of the page: it is written anew when that changes. */
export const OfflinePageText = () => {
  const { t } = useTranslation('shell');
  const language = useStream(bus.language$);
  useEffect(() => {
    void keepOfflinePage({
      language,
      title: t('offline_page.title'),
      text: t('offline_page.text'),
      retry: t('offline_page.retry'),
    });
  }, [language, t]);
  return null;
};
