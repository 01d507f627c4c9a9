import { useTranslation } from '@pairwise/i18n';
import { useEffect, useRef, useState } from 'react';

import { isPending, type OwnPhoto } from './own-photos.queries.ts';
import { refreshProfile } from './own-profile.queries.ts';

interface PhotoDecisions {
  /** About the latest decision on a pending photo since the page was opened; empty without one. */
  text: string;
  /** Removes the text: the photo that it is about may be gone. */
  clear: () => void;
}

/** Follows the decisions on pending photos, and refreshes the profile after each. */
export const usePhotoDecisions = (images: readonly OwnPhoto[]): PhotoDecisions => {
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
  return {
    text: decision === undefined ? '' : t(`own.photos.${decision}`),
    clear: () => setDecision(undefined),
  };
};
