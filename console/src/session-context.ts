import type { SessionResponse } from '@pairwise/contracts/console';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<SessionResponse | null>(null);

/** Who is signed in; every page stands inside a session. */
export const useSignedIn = (): SessionResponse => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this page');
  return session;
};
