import { paths } from '@pairwise/contracts';
import { isRouteLive } from '@pairwise/remote';

/** Path after the signup: the signup matches (decisions R-7), or the members while that route is not live. */
export const afterSignup = (): string => (isRouteLive(paths.signupMatches()) ? paths.signupMatches() : paths.members());
