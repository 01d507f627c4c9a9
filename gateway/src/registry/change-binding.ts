import type { Binding } from '@pairwise/contracts/binding';
import { slotZones } from '@pairwise/contracts/remote';

import {
  allowedPart,
  bindingOf,
  type Bound,
  covers,
  declaredOf,
  isKnown,
  liveVersions,
  outside,
  recordedBinding,
  SHELL,
  union,
  zoneOwners,
} from './bindings.ts';
import { versionOf } from './changes.ts';
import type { Content } from './document.ts';
import { RegistryError } from './registry-error.ts';

/**
 * Checks that a remote may have a binding.
 * @throws {RegistryError} `bad_change` for the shell, and for a zone of which another remote is the only owner
 */
export const requireAllowedBinding = (name: string, binding: Binding): void => {
  if (name === SHELL)
    throw new RegistryError('bad_change', 'the shell is in the documents of every zone and fills no slot');
  const wanted = [...binding.zones, ...binding.slots.map((slot) => slotZones[slot])];
  const foreign = wanted.find((zone) => (zoneOwners[zone] ?? name) !== name);
  if (foreign === undefined) return;
  throw new RegistryError(
    'bad_change',
    `the zone ${foreign} belongs to ${zoneOwners[foreign]} alone, so ${name} cannot have it`,
  );
};

/** Records the binding of a name, in the order of the contracts. */
export const withBinding = (content: Content, name: string, binding: Binding): Content => ({
  ...content,
  bindings: { ...content.bindings, [name]: union(binding) },
});

/** Returns whether a name has this binding already. */
export const isBoundSo = (content: Bound, name: string, binding: Binding): boolean => {
  const current = bindingOf(content, name);
  return current !== undefined && covers(current, binding) && covers(binding, current);
};

/**
 * Checks that a name may get another binding: it is known, the binding is allowed and differs, and what is live stays within it.
 * @throws {RegistryError} `unknown_name`, `bad_change`
 */
export const requireNewBinding = (content: Content, name: string, binding: Binding): void => {
  if (!isKnown(content, name)) {
    throw new RegistryError('unknown_name', `${name} is neither registered nor published`);
  }
  requireAllowedBinding(name, binding);
  if (isBoundSo(content, name, binding)) throw new RegistryError('bad_change', `${name} has this binding already`);
  const [problem] = liveVersions(content, name).flatMap((live) => outside(live, binding));
  if (problem === undefined) return;
  throw new RegistryError('bad_change', `what is live of ${name} would be outside of this binding: ${problem}`);
};

/** Records the binding that follows from what is live; undefined when one is recorded, or nothing is live. */
export const boundToLive = (content: Content, name: string): { content: Content; binding: Binding } | undefined => {
  const binding = recordedBinding(content, name) ? undefined : bindingOf(content, name);
  return binding && { content: withBinding(content, name, binding), binding };
};

/**
 * Adds to the binding of a name what one of its versions declares, when the operator of the machine makes it live.
 * A zone of another remote is not added.
 */
export const boundToVersion = (content: Content, name: string, version: string): Content => {
  const own = allowedPart(name, declaredOf(versionOf(content, name, version)));
  const before = bindingOf(content, name);
  const recorded = recordedBinding(content, name);
  if (recorded && covers(recorded, own)) return content;
  return withBinding(content, name, union(before ?? own, own));
};
