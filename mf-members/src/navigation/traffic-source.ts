import { firstTouch } from '@pairwise/contracts';

/** Where a visitor came from, as reads of members take it: it may open them (decisions M-5). */
export const trafficSource = (): { network?: string; ref?: string } => {
  const { network, ref } = firstTouch(window.location.search);
  return { ...(network !== undefined && { network }), ...(ref !== undefined && { ref }) };
};
