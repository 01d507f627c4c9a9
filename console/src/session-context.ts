import type { SessionResponse } from '@pairwise/contracts/console';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SessionResponse | null>(null);

/** Returns the session of the person who is signed in. Throws outside of `SessionContext`. */
export const useSignedIn = (): SessionResponse => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSignedIn must be used inside SessionContext');
  return session;
};
