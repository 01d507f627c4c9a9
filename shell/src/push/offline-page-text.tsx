import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { pageData } from '@pairwise/router';
import { useEffect } from 'react';

import { mayHaveWorker } from './may-have-worker.ts';

/**
 * Stores the texts of the offline page in the language of the page, and again when the language changes. Stores nothing at an
 * origin without a worker, which would read them.
 */
export const OfflinePageText = () => {
  const { t } = useTranslation('shell');
  const language = useStream(bus.language$);
  useEffect(() => {
    if (!mayHaveWorker(pageData())) return;
    const page = {
      language,
      title: t('offline_page.title'),
      text: t('offline_page.text'),
      retry: t('offline_page.retry'),
    };
    // If the code fails to load, the next page stores it.
    import('./offline-texts.ts').then(
      ({ storeOfflineTexts }) => storeOfflineTexts(page),
      () => undefined,
    );
  }, [language, t]);
  return null;
};
