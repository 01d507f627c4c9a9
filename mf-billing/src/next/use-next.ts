import { safeInternalPath } from '@pairwise/contracts';
import { useSearchParams } from '@pairwise/router';

/** Returns the page to return to after a purchase, from `?next=` of the address. Ignores an address of another site. */
export const useNext = (): string | undefined => {
  const [search] = useSearchParams();
  return safeInternalPath(search.get('next'));
};
