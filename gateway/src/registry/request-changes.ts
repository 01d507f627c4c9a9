import { randomBytes } from 'node:crypto';

import { requireNewBinding, withBinding } from './change-binding.ts';
import {
  checkCanary,
  promoted,
  requestOf,
  requireReplacement,
  verifiedVersion,
  versionOf,
  withCanary,
  withoutRequest,
} from './changes.ts';
import type { Change, ChangeRequest, RegistryDocument } from './document.ts';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './registry-types.ts';
import { lossOf, requireFit } from './require-fit.ts';
import type { Update } from './update.ts';

/** How many requests of a name may wait. Every document contains them until they are decided. */
const MAX_REQUESTS = 20;

/** Returns what the audit log says about a request and the decision on it. */
const decisionOf = (
  kind: 'request' | 'approve' | 'withdraw',
  request: string,
  change: ChangeRequest['change'],
): Change => {
  const { name } = change;
  if (change.kind === 'bind') return { kind: `bind-${kind}`, name, zones: change.zones, slots: change.slots, request };
  const { version } = change;
  return kind === 'withdraw' ? { kind, name, version, request } : { kind, name, version, request, ...lossOf(change) };
};

/** Whether two names are those of one person, however they are written. */
export const samePerson = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the changes that a second person decides, each one revision with one audit entry. */
export const requestChanges = (
  update: Update,
  current: () => RegistryDocument,
): Pick<Registry, 'request' | 'approve' | 'withdraw'> => ({
  request: (change, by) => {
    const id = randomBytes(6).toString('hex');
    const { name } = change;
    if (change.kind === 'canary') checkCanary(change);
    const { revision } = update({ ...by, name }, (content, at) => {
      if (change.kind === 'bind') requireNewBinding(content, name, change);
      else verifiedVersion(content, name, change.version);
      if (change.kind === 'canary') requireReplacement(content, name, change.version, change.replaces);
      if (content.requests.filter((one) => one.change.name === name).length >= MAX_REQUESTS) {
        throw new RegistryError(
          'bad_change',
          `${MAX_REQUESTS} requests for ${name} are waiting already: decide those first`,
        );
      }
      const waiting: ChangeRequest = { id, at, by: by.who, person: by.person, why: by.why, change };
      return {
        content: { ...content, requests: [...content.requests, waiting] },
        what: decisionOf('request', id, change),
      };
    });
    return { revision, id };
  },

  approve: (id, by, fit) =>
    update({ ...by, name: requestOf(current(), id).change.name }, (content, at) => {
      const { change, person } = requestOf(content, id);
      const { name } = change;
      if (samePerson(person, by.person)) {
        throw new RegistryError('same_person', `${person} requested it, so another person must approve it`);
      }
      const rest = withoutRequest(content, id);
      const what = decisionOf('approve', id, change);
      if (change.kind === 'bind') {
        requireNewBinding(content, name, change);
        return { content: withBinding(rest, name, change), what };
      }
      const { version } = change;
      requireFit(content, versionOf(content, name, version), fit);
      const stamp = { who: by.who, at };
      const next =
        change.kind === 'promote'
          ? (promoted(rest, name, version, stamp) ?? rest)
          : withCanary(rest, name, version, change, stamp);
      return { content: next, what };
    }).revision,

  withdraw: (id, by) =>
    update({ ...by, name: requestOf(current(), id).change.name }, (content) => ({
      content: withoutRequest(content, id),
      what: decisionOf('withdraw', id, requestOf(content, id).change),
    })).revision,
});
