import type { MemberCard } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';

import type { Problem } from '../like/problem-banner.tsx';
import { useLike } from '../like/use-like.ts';
import { useQueuedToast } from '../offline/use-queued-toast.ts';

/** Likes back and unlikes from the likes tabs. `problem` is the last failure. */
export const useLikeActions = () => {
  const { t } = useTranslation('mf-members');
  const { t: general } = useTranslation('errors');
  const errorText = useErrorText();
  const showQueuedToast = useQueuedToast();
  const { failure, dismissFailure, ...send } = useLike();

  const like = async (member: MemberCard): Promise<void> => {
    const outcome = await send.like(member);
    if (outcome?.status === 'queued') showQueuedToast();
  };

  const unlike = async (member: MemberCard): Promise<void> => {
    const outcome = await send.unlike(member);
    if (!outcome || outcome.status === 'failed') return;
    const done = t('likes.unliked', { name: member.name });
    showToast({
      text: outcome.status === 'queued' ? `${done} ${general('offline_queued')}` : done,
      actionLabel: t('likes.undo'),
      onAction: () => void like(member),
    });
  };

  const problem = (): Problem | undefined => {
    if (!failure) return undefined;
    const { member, liked, error } = failure;
    const values = { name: member.name, reason: errorText(error) };
    return { text: liked ? t('likes.likeFailed', values) : t('likes.unlikeFailed', values), error };
  };

  return {
    like: (member: MemberCard): void => void like(member),
    unlike: (member: MemberCard): void => void unlike(member),
    problem: problem(),
    dismissProblem: dismissFailure,
  };
};

export type LikeActions = ReturnType<typeof useLikeActions>;
