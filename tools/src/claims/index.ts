import type { Claim } from './claim.ts';
import { reproducible } from './c-27-reproducible.ts';

/** Every claim that can be proved now. */
export const claims: Claim[] = [reproducible];
