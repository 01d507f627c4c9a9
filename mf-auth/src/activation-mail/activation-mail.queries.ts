import { call, isApiError, useMutation } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

/** Asks for the mail again. When it turns out that the address was confirmed elsewhere, the page learns who it is now. */
export const useSendActivationMail = () =>
  useMutation({
    mutationFn: () => call('POST /api/activation-mail.php', { body: {} }),
    onError: (error) => {
      if (isApiError(error, 'already_confirmed')) bus.emit('user:changed', {});
    },
  });
