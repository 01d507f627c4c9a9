import { requireAllowedBinding, withBinding } from './change-binding.ts';
import { unpublishedName, withName } from './names.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

/** Returns the changes of names, each one revision with one audit entry. */
export const nameChanges = (update: Update): Pick<Registry, 'registerName' | 'recordToken'> => ({
  registerName: ({ name, team, binding }, { who, why }) => {
    requireAllowedBinding(name, binding);
    return update({ who, why }, (content, at) => ({
      content: withBinding(withName(content, { name, team }, { who, at }), name, binding),
      what: { kind: 'register', name, team },
    })).revision;
  },
  recordToken: ({ name, person, token }, { who, why }) => {
    const { revision, change } = update({ who, why }, (content) => {
      const { team } = unpublishedName(content, name);
      return { content, what: { kind: 'token', name, team, person, token } };
    });
    return { revision, team: change?.what.kind === 'token' ? change.what.team : '' };
  },
});
