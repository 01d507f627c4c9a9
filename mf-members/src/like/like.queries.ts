import { callOrQueue, queryClient, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Member, MemberCard } from '@pairwise/contracts';

import { memberKey } from '../member/member-cache.ts';
import { changeCard } from '../search/search.queries.ts';

/** Shows a like, or none, everywhere at once: on the profile and on the cards of every page of results. */
const show = (id: number, liked: boolean, match?: true): void => {
  changeCard(id, { liked });
  queryClient.setQueryData<Member>(
    memberKey(id),
    (member) =>
      member && { ...member, liked, relation: { ...member.relation, i_liked: liked, ...(match && { match }) } },
  );
};

/**
 * Likes somebody (`true`) or takes it back within a day (`false`). What was pressed shows at once; an error brings the
 * old state back; without a network it stays and is sent later. A like that is answered by another is a match: the shell
 * shows it (ALERT-07).
 */
export const useLike = ({ id }: Pick<MemberCard, 'id'>) =>
  useMutation({
    // Pressed twice in a row, the second waits for the first.
    scope: { id: `like ${id}` },
    mutationFn: async (liked: boolean) => {
      const body = { profile: id };
      if (!liked) return { queued: (await callOrQueue('DELETE /api/like.php', { body })).queued, match: null };
      const outcome = await callOrQueue('POST /api/like.php', { body });
      return { queued: outcome.queued, match: outcome.queued ? null : outcome.answer.match };
    },
    onMutate: async (liked) => {
      await queryClient.cancelQueries({ queryKey: memberKey(id) });
      show(id, liked);
    },
    onSuccess: ({ queued, match }, liked) => {
      // Nothing has changed at the server yet; when it has, the queue asks for all that shows likes.
      if (queued) return;
      if (match) {
        show(id, liked, true);
        bus.emit('like:matched', { profile: match });
      }
      void queryClient.invalidateQueries({ queryKey: ['GET /api/likes.php'] });
    },
    onError: (_error, liked) => {
      show(id, !liked);
      // The reason may be that they are gone, or that somebody was liked elsewhere: the truth is the server's.
      void queryClient.invalidateQueries({ queryKey: memberKey(id) });
    },
  });
