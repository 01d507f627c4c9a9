import { call, idempotencyKey, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints } from '@pairwise/contracts';
import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';
import { tabStorage } from '@pairwise/remote';

type AccountDeletionRequest = BodyOf<Endpoints['POST /api/account-delete.php']>;

/** Loads the offers to stay and what the member would lose. */
export const useAccountDeletion = () =>
  useQuery({
    queryKey: ['GET /api/account-delete.php', {}],
    queryFn: ({ signal }) => call('GET /api/account-delete.php', { signal }),
  });

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Returns the idempotency key for accepting an offer, stored before the first attempt. An offer can be accepted once, so
 * a member who reloads before the response arrives and accepts again must get the same response, with the same discount
 * code (decisions G-1).
 */
const keyOf = (offer: RetentionOffer): string => {
  const stored = tabStorage(`offer:${bus.user$.value?.id ?? ''}:${offer}`, isText);
  const key = stored.read() ?? idempotencyKey();
  stored.write(key);
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

/** Closes the account. The session ends with the response. */
export const useDeleteAccount = () =>
  useMutation({ mutationFn: (body: AccountDeletionRequest) => call('POST /api/account-delete.php', { body }) });
