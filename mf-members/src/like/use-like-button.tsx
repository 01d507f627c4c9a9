import { bus, useStream } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { useQueuedToast } from '../offline/use-queued-toast.ts';
import { LikeFailure } from './like-failure.tsx';
import { useLike } from './like.queries.ts';

interface LikePress {
  label: string;
  /** A visitor's is no toggle: it opens the signup. */
  pressed: boolean | undefined;
  press: () => void;
  /** What is read out, and why it failed; stands beside the button. */
  outcome: ReactNode;
}

/** What every like button does, wherever it stands. */
export const useLikeButton = ({ id, name }: Pick<MemberCard, 'id' | 'name'>, liked: boolean): LikePress => {
  const { t } = useTranslation('mf-members');
  const { pathname, search } = useLocation();
  const visitor = useStream(bus.user$) === null;
  const like = useLike({ id });
  const sayQueued = useQueuedToast();
  const told = like.isError || like.variables === undefined ? undefined : like.variables;
  return {
    label: t('like.give', { name }),
    pressed: visitor ? undefined : liked,
    press: () => {
      if (visitor) bus.emit('signup:asked', { path: `${pathname}${search}` });
      else like.mutate(!liked, { onSuccess: ({ queued }) => queued && sayQueued() });
    },
    outcome: (
      <>
        <VisuallyHidden>
          <span role="status">
            {told !== undefined && (told ? t('like.given', { name }) : t('like.takenBack', { name }))}
          </span>
        </VisuallyHidden>
        {like.error && <LikeFailure error={like.error} onClose={like.reset} />}
      </>
    ),
  };
};
