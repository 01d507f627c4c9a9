import { callOrQueue, isApiError, queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { useState } from 'react';

import { memberKey } from '../member/member-cache.ts';
import { changeCard } from '../search/search.queries.ts';
import { useQueuedToast } from '../offline/use-queued-toast.ts';
import { invalidateLikes, leaveOut, showLikedBack } from './likes.queries.ts';

/** What other screens know of the like is no longer true. */
const told = (id: number, liked: boolean): void => {
  changeCard(id, { liked });
  void queryClient.invalidateQueries({ queryKey: memberKey(id) });
  void invalidateLikes();
};

/**
 * Likes back and takes a like back, each shown at once and, without a network, sent later; `problem` says why one did not
 * count.
 */
export const useLikeActions = () => {
  const { t } = useTranslation('mf-members');
  const { t: general } = useTranslation('errors');
  const errorText = useErrorText();
  const sayQueued = useQueuedToast();
  const [problem, setProblem] = useState<string>();

  const like = async ({ id, name }: MemberCard): Promise<void> => {
    setProblem(undefined);
    await showLikedBack(id, true);
    try {
      const outcome = await callOrQueue('POST /api/like.php', { body: { profile: id } });
      if (outcome.queued) {
        changeCard(id, { liked: true });
        sayQueued();
        return;
      }
      if (outcome.answer.match) bus.emit('like:matched', { profile: outcome.answer.match });
      told(id, true);
    } catch (error) {
      void invalidateLikes();
      if (isApiError(error)) setProblem(t('likes.likeFailed', { name, reason: errorText(error) }));
    }
  };

  const unlike = async (member: MemberCard): Promise<void> => {
    const { id, name } = member;
    setProblem(undefined);
    await leaveOut('given', id);
    try {
      const { queued } = await callOrQueue('DELETE /api/like.php', { body: { profile: id } });
      if (queued) changeCard(id, { liked: false });
      else told(id, false);
      const done = t('likes.unliked', { name });
      showToast({
        text: queued ? `${done} ${general('offline_queued')}` : done,
        actionLabel: t('likes.undo'),
        onAction: () => void like(member),
      });
    } catch (error) {
      void invalidateLikes();
      if (isApiError(error)) setProblem(t('likes.unlikeFailed', { name, reason: errorText(error) }));
    }
  };

  return {
    like: (member: MemberCard): void => void like(member),
    unlike: (member: MemberCard): void => void unlike(member),
    problem,
    dismissProblem: (): void => setProblem(undefined),
  };
};

export type LikeActions = ReturnType<typeof useLikeActions>;
