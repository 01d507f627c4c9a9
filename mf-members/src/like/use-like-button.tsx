import { bus, useStream } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { VisuallyHidden } from '@pairwise/ui';
import { type ReactNode, useState } from 'react';

import { useQueuedToast } from '../offline/use-queued-toast.ts';
import { LikeFailure } from './like-failure.tsx';
import { useLike } from './use-like.ts';

interface LikePress {
  label: string;
  /** Undefined for a visitor, whose button is no toggle: it opens the signup. */
  pressed: boolean | undefined;
  press: () => void;
  /** The text for screen readers, and the dialog of a failure. Render it beside the button. */
  outcome: ReactNode;
}

/** Gives every like button its label, its state and its behaviour. */
export const useLikeButton = ({ id, name }: Pick<MemberCard, 'id' | 'name'>, liked: boolean): LikePress => {
  const { t } = useTranslation('mf-members');
  const { pathname, search } = useLocation();
  const visitor = useStream(bus.user$) === null;
  const { like, unlike, failure, dismissFailure } = useLike();
  const showQueuedToast = useQueuedToast();
  const [announced, setAnnounced] = useState<boolean>();

  const toggle = async (): Promise<void> => {
    setAnnounced(!liked);
    const outcome = await (liked ? unlike : like)({ id, name });
    if (outcome?.status === 'queued') showQueuedToast();
    if (outcome?.status === 'failed') setAnnounced(undefined);
  };
  return {
    label: t('like.give', { name }),
    pressed: visitor ? undefined : liked,
    press: () => {
      if (visitor) bus.emit('signup:asked', { path: `${pathname}${search}` });
      else void toggle();
    },
    outcome: (
      <>
        <VisuallyHidden>
          <span role="status">
            {announced !== undefined && (announced ? t('like.given', { name }) : t('like.unliked', { name }))}
          </span>
        </VisuallyHidden>
        {failure && <LikeFailure failure={failure} onClose={dismissFailure} />}
      </>
    ),
  };
};
