import { paths } from '@pairwise/contracts';
import { isRouteLive } from '@pairwise/remote';

/** Where a signup ends: at the people it was for (decisions R-7), or among all members while nobody shows those. */
export const afterSignup = (): string => (isRouteLive(paths.signupMatches()) ? paths.signupMatches() : paths.members());
