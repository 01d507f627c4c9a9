import { syncBuiltinESMExports } from 'node:module';

/**
 * Applies a spy on a function of a built-in module to the modules that import it by its name.
 * @returns the function that removes it again
 */
export const applySpy = (spy: { mockRestore: () => void }): (() => void) => {
  syncBuiltinESMExports();
  return () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
};
