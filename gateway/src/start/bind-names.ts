import type { SharedRegistry } from '../registry/index.ts';

const author = { who: 'gateway', why: 'Bound to the zones and slots of what is live.' };

/**
 * Binds names of a registry that was written before names had bindings to what is live of them. A registry that cannot be written
 * now is no reason not to start: until then the bindings follow from what is live.
 */
export const bindNames = async (registry: SharedRegistry, warn: (message: string) => void): Promise<void> => {
  try {
    await registry.bindToLive(author);
  } catch (error) {
    warn(`The names could not be bound: ${error instanceof Error ? error.message : String(error)}`);
  }
};
