import { firstTouch } from '@pairwise/contracts';

/** Returns the traffic source of a visitor, which calls for members send along: it may open the search (decisions M-5). */
export const trafficSource = (): { network?: string; ref?: string } => {
  const { network, ref } = firstTouch(window.location.search, document.cookie);
  return { ...(network !== undefined && { network }), ...(ref !== undefined && { ref }) };
};
