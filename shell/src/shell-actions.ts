import type { Language } from '@pairwise/contracts';
import { createContext, useContext } from 'react';

import type { PushResult } from './push/start-push.ts';

/** The actions of the shell's menus. `boot.tsx` creates them. */
export interface ShellActions {
  /** Ends the session and opens the home page. Shows the reason when it fails. */
  logOut: () => Promise<void>;
  /** Requests the browser's permission for notifications. Call it in a click handler only. Never rejects. */
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
