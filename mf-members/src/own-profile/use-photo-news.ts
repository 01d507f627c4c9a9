import { useTranslation } from '@pairwise/i18n';
import { useEffect, useRef, useState } from 'react';

import { isPending, type OwnPhoto } from './own-photos.queries.ts';
import { refreshProfile } from './own-profile.queries.ts';

/** What has been decided of photos since the page was opened, in words; the rest of the product learns of it, too. */
export const usePhotoNews = (images: readonly OwnPhoto[]): string => {
  const { t } = useTranslation('mf-members');
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<'approved' | 'refused'>();
  useEffect(() => {
    const decided = images.filter((image) => waiting.current.has(image.id) && !isPending(image));
    waiting.current = new Set(images.filter(isPending).map(({ id }) => id));
    if (decided.length === 0) return;
    setNews(decided.some(({ status }) => status === 'rejected') ? 'refused' : 'approved');
    refreshProfile();
  }, [images]);
  return news === undefined ? '' : t(`own.photos.${news}`);
};
