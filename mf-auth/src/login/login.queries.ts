import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Credentials = BodyOf<Endpoints['POST /api/user.php']>;

/** Logs in: the answer sets the session cookie and tells who it is. */
export const useLogin = () => useMutation({ mutationFn: (body: Credentials) => call('POST /api/user.php', { body }) });
