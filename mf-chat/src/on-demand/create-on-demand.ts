import { loadOnce } from '@pairwise/remote/load-once';
import { useSyncExternalStore } from 'react';

import { createListeners } from '../live/listeners.ts';

/** A module that is no part of the first load of a screen. */
export interface OnDemand<Module> {
  /** Loads the module, or returns `undefined` when that fails: the next call tries again. */
  load: () => Promise<Module | undefined>;
  /** Returns the module once it is loaded. */
  useLoaded: () => Module | undefined;
}

/** Creates the state of a module that is loaded when it is needed. `request` is its dynamic import. */
export const createOnDemand = <Module>(request: () => Promise<Module>): OnDemand<Module> => {
  const { subscribe, emit } = createListeners();
  const module = loadOnce<'module', Module>(request);
  return {
    load: async () => {
      try {
        const loaded = await module.load('module');
        emit();
        return loaded;
      } catch {
        return undefined;
      }
    },
    useLoaded: () => useSyncExternalStore(subscribe, () => module.get('module')),
  };
};
