import { bus, useStream } from '@pairwise/bus';
import { firstTouch, isTrafficSource } from '@pairwise/contracts';

/** A build that renders the form has no document. */
const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);

/** Checks whether the settings allow this visitor to sign up (AUTH-03). The server decides in the end. */
export const useSignupOpen = (): boolean => {
  const { signups } = useStream(bus.settings$);
  if (signups !== 'with_trafficsource') return signups === 'all';
  return isTrafficSource(firstTouch(location.search, cookies()));
};
