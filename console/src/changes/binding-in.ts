import type { Binding, ConsoleState } from '@pairwise/contracts/console';

/** Returns the zones and slots that a name with a request is bound to now; null for one that is not bound yet. */
export const bindingIn = ({ bindings }: ConsoleState, name: string): Binding | null =>
  Object.hasOwn(bindings, name) ? (bindings[name] ?? null) : null;
