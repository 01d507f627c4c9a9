import { call, idempotencyKey, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints } from '@pairwise/contracts';
import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { tabStorage } from '@pairwise/remote';

type Deletion = BodyOf<Endpoints['POST /api/account-delete.php']>;

/** What is offered, and what one would lose. */
export const useLeaving = () =>
  useQuery({
    queryKey: ['GET /api/account-delete.php', {}],
    queryFn: ({ signal }) => call('GET /api/account-delete.php', { signal }),
  });

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The key of taking an offer, stored before the first try: an offer can be taken once, so who reloads while the answer
 * is on its way and takes it again must get the same answer, code and all (decisions G-1).
 */
const keyOf = (offer: RetentionOffer): string => {
  const stored = tabStorage(`offer:${bus.user$.value?.id ?? ''}:${offer}`, isText);
  const key = stored.read() ?? idempotencyKey();
  stored.keep(key);
  return key;
};

export const useAcceptOffer = () =>
  useMutation({
    mutationFn: (offer: RetentionOffer) =>
      call('PUT /api/account-delete.php', { body: { offer }, idempotencyKey: keyOf(offer) }),
    onSuccess: ({ user }) => {
      bus.emit('user:changed', { user });
      void queryClient.invalidateQueries({ queryKey: ['GET /api/notifications.php', {}] });
      void queryClient.invalidateQueries({ queryKey: ['GET /api/account-delete.php', {}] });
    },
  });

/** Closes the account; the session has ended with the answer. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: Deletion) => call('POST /api/account-delete.php', { body }) });
