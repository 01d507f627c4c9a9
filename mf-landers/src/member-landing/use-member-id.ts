import { useParams } from '@pairwise/router';

/** Returns the member's id in the address; undefined when it is none. */
export const useMemberId = (): string | undefined => {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? id : undefined;
};
