import { useTranslation } from '@pairwise/i18n';
import { useEffect, useRef, useState } from 'react';

import { isPending, type OwnPhoto } from './own-photos.queries.ts';
import { refreshProfile } from './own-profile.queries.ts';

/** Returns the text of the latest decision on a pending photo since the page was opened, and refreshes the profile. */
export const usePhotoDecisions = (images: readonly OwnPhoto[]): string => {
  const { t } = useTranslation('mf-members');
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<'approved' | 'refused'>();
  useEffect(() => {
    const decided = images.filter((image) => waiting.current.has(image.id) && !isPending(image));
    waiting.current = new Set(images.filter(isPending).map(({ id }) => id));
    if (decided.length === 0) return;
    setDecision(decided.some(({ status }) => status === 'rejected') ? 'refused' : 'approved');
    refreshProfile();
  }, [images]);
  return decision === undefined ? '' : t(`own.photos.${decision}`);
};
