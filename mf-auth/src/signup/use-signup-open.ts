import { bus, useStream } from '@pairwise/bus';
import { firstTouch, isTrafficSource } from '@pairwise/contracts';

/** Does the site take this visitor (AUTH-03)? The server has the last word. */
export const useSignupOpen = (): boolean => {
  const { signups } = useStream(bus.settings$);
  return signups === 'all' || (signups === 'with_trafficsource' && isTrafficSource(firstTouch(location.search)));
};
