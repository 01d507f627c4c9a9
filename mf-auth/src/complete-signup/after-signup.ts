import { paths } from '@pairwise/contracts';

import { isLive } from '../live-routes.ts';

/** Where a signup ends: at the people it was for (decisions R-7), or among all members while nobody shows those. */
export const afterSignup = (): string => (isLive(paths.signupMatches()) ? paths.signupMatches() : paths.members());
