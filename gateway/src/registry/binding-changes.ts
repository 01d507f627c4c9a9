import { boundToLive } from './change-binding.ts';
import type { RegistryDocument } from './document.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

/** Returns the change that binds names which have no binding, each one revision with one audit entry. */
export const bindingChanges = (update: Update, current: () => RegistryDocument): Pick<Registry, 'bindToLive'> => ({
  bindToLive: ({ who, why }) => {
    for (const name of Object.keys(current().pointers)) {
      update({ who, why }, (content) => {
        const bound = boundToLive(content, name);
        return bound && { content: bound.content, what: { kind: 'bind', name, ...bound.binding } };
      });
    }
    return current().revision;
  },
});
