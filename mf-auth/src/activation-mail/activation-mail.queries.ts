import { call, isApiError, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

/** Requests the mail again. If the address was confirmed elsewhere meanwhile, the shell refetches the user. */
export const useSendActivationMail = () =>
  useMutation({
    mutationFn: () => call('POST /api/activation-mail.php', { body: {} }),
    onError: (error) => {
      if (isApiError(error, 'already_confirmed')) bus.emit('user:changed', {});
    },
  });
