import type { Language } from '@pairwise/contracts';
import { createContext, useContext } from 'react';

import type { PushResult } from './push/start-push.ts';

/** What the shell's menus can do; `main.tsx` makes them from session and languages. */
export interface ShellActions {
  /** Ends the session, shows why when that fails, leads to the home page when it works. */
  logOut: () => Promise<void>;
  /** Asks the browser for notifications. Called by a press alone; never rejects. */
  turnOnPush: () => Promise<PushResult>;
  chooseLanguage: (language: Language) => Promise<void>;
}

const Context = createContext<ShellActions | undefined>(undefined);

export const ShellActionsProvider = Context;

export const useShellActions = (): ShellActions => {
  const actions = useContext(Context);
  if (!actions) throw new Error('Rendered outside ShellActionsProvider');
  return actions;
};
