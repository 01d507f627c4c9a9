import { paths } from '@pairwise/contracts';
import { useLocation } from '@pairwise/router';

import { trackingPart } from '../tracking/tracking-query.ts';

/** Returns the address of the signup that starts with a member, with the page's tracking query (LAND-01, LAND-02). */
export const useMemberSignup = (id: number): ((message?: string) => string) => {
  const { search } = useLocation();
  return (message) => paths.memberSignup(id, { query: trackingPart(search), ...(message && { message }) });
};
