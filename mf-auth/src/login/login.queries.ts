import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Credentials = BodyOf<Endpoints['POST /api/user.php']>;

/** Logs in. The response sets the session cookie and contains the user. */
export const useLogin = () => useMutation({ mutationFn: (body: Credentials) => call('POST /api/user.php', { body }) });
