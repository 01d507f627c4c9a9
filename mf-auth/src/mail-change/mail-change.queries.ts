import { call, isApiError, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

type Request = BodyOf<Endpoints['POST /api/mail-change.php']>;
type Pending = ResponseOf<Endpoints['GET /api/mail-change.php']>;

const pendingKey = ['GET /api/mail-change.php', {}];

/** Loads again whether an address waits, after something that may have ended it. */
export const reloadMailChange = (): Promise<void> => queryClient.invalidateQueries({ queryKey: pendingKey });

const storePending = (response: Pending): void => {
  queryClient.setQueryData<Pending>(pendingKey, response);
};

/** Loads the new address that waits for its confirmation. Another tab or device may have confirmed it. */
export const useMailChange = () =>
  useQuery({
    queryKey: pendingKey,
    queryFn: ({ signal }) => call('GET /api/mail-change.php', { signal }),
    staleTime: 0,
  });

/** Requests the mail with the confirmation link to the new address. */
export const useRequestMailChange = () =>
  useMutation({
    mutationFn: (body: Request) => call('POST /api/mail-change.php', { body }),
    onSuccess: reloadMailChange,
  });

/** Sends the link to the address that waits again. */
export const useResendMailChange = () =>
  useMutation({
    mutationFn: () => call('POST /api/mail-change-resend.php', { body: {} }),
    onSuccess: storePending,
    // It was confirmed or cancelled elsewhere.
    onError: (error) => (isApiError(error, 'not_found') ? reloadMailChange() : undefined),
  });

/** Cancels the change: the link stops working. */
export const useCancelMailChange = () =>
  useMutation({
    mutationFn: () => call('DELETE /api/mail-change.php', { body: {} }),
    onSuccess: storePending,
  });

/** Confirms the new address with the token of the link that was sent to it. */
export const useConfirmMailChange = () =>
  useMutation({
    mutationFn: (token: string) => call('PUT /api/mail-change.php', { body: { token } }),
    onSuccess: reloadMailChange,
  });
