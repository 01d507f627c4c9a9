import { type Binding, formatBinding } from '@pairwise/contracts/binding';
import type { PublishedVersion } from '@pairwise/contracts/registry';
import { slots, type Zone, zones } from '@pairwise/contracts/remote';

import type { Content } from './document.ts';
import { findVersion } from './find-version.ts';
import { ownValue } from './own-value.ts';
import { RegistryError } from './registry-error.ts';

/** Zones in which only one remote may run code: no script of another team shares a page with an IBAN. */
export const zoneOwners: Partial<Record<Zone, string>> = { pay: 'mf-billing' };

export const SHELL = 'shell';

/** What a version declares of zones and slots. */
export type Declared = Pick<PublishedVersion, 'name' | 'data'>;
/** What a binding follows from. */
export type Bound = Pick<Content, 'pointers' | 'rollouts' | 'versions' | 'bindings' | 'names'>;

/** Returns the union of bindings, in the order of the contracts, so that equal bindings are equal texts. */
export const union = (...bindings: readonly Binding[]): Binding => ({
  zones: zones.filter((zone) => bindings.some((binding) => binding.zones.includes(zone))),
  slots: slots.filter((slot) => bindings.some((binding) => binding.slots.includes(slot))),
});

/** Returns the zones and slots that a version declares. The shell has none of its own: it is in the documents of every zone. */
export const declaredOf = ({ name, data }: Declared): Binding =>
  union({
    zones: name === SHELL ? [...zones] : (data?.routes ?? []).map(({ zone }) => zone),
    slots: (data?.widgets ?? []).map(({ slot }) => slot),
  });

/** Returns a binding without the zones of which another remote is the only owner. */
export const allowedPart = (name: string, { zones: wanted, slots: filled }: Binding): Binding => ({
  zones: wanted.filter((zone) => name === SHELL || (zoneOwners[zone] ?? name) === name),
  slots: filled,
});

/** Returns the versions of a name that visitors may get now. */
export const liveVersions = ({ pointers, rollouts, versions }: Bound, name: string): Declared[] =>
  [ownValue(pointers, name), ownValue(rollouts, name)?.version].flatMap(
    (version) => findVersion({ versions }, name, version) ?? [],
  );

/** Returns the binding of a name that the document records; undefined when there is none. */
export const recordedBinding = ({ bindings }: Pick<Content, 'bindings'>, name: string): Binding | undefined =>
  ownValue(bindings, name);

/**
 * Returns the zones and slots that a name is bound to. In a document that was written before names had bindings, they are those
 * of what is live, but for those of another remote. Undefined for a name without a live version that no one has registered since.
 */
export const bindingOf = (content: Bound, name: string): Binding | undefined => {
  const recorded = recordedBinding(content, name);
  if (recorded) return recorded;
  const live = liveVersions(content, name);
  return live.length > 0 ? allowedPart(name, union(...live.map(declaredOf))) : undefined;
};

/** Whether a binding contains another one. */
export const covers = (outer: Binding, inner: Binding): boolean =>
  inner.zones.every((zone) => outer.zones.includes(zone)) && inner.slots.every((slot) => outer.slots.includes(slot));

/** Returns what a version declares outside of a binding, as parts of a sentence. */
export const outside = ({ name, data }: Declared, binding: Binding): string[] =>
  name === SHELL
    ? []
    : [
        ...(data?.routes ?? [])
          .filter(({ zone }) => !binding.zones.includes(zone))
          .map(({ path, zone }) => {
            const owner = zoneOwners[zone] ?? name;
            return `its route ${path} is in the zone ${zone}${owner === name ? '' : `, which belongs to ${owner} alone`}`;
          }),
        ...(data?.widgets ?? [])
          .filter(({ slot }) => !binding.slots.includes(slot))
          .map((widget) => `its widget ${widget.name} fills the slot ${widget.slot}`),
      ];

const SHOWN = 6;

const optionsOf = (wanted: Binding): string =>
  `--zones ${wanted.zones.join(',')}${wanted.slots.length > 0 ? ` --slots ${wanted.slots.join(',')}` : ''} --why "…"`;

/** Whether a name is registered, or something was published under it. Then it gets a binding by a request only. */
export const isKnown = ({ names = {}, versions }: Bound, name: string): boolean =>
  Object.hasOwn(names, name) || Object.hasOwn(versions, name);

/**
 * Checks that a version stays in the zones and slots that its name is bound to.
 * @throws {RegistryError} `not_bound`
 */
export const requireBound = (content: Bound, version: Declared & { version: string }): void => {
  const { name } = version;
  const binding = bindingOf(content, name) ?? { zones: [], slots: [] };
  const problems = outside(version, binding);
  if (problems.length === 0) return;
  const wanted = union(binding, allowedPart(name, declaredOf(version)));
  if (!isKnown(content, name)) {
    throw new RegistryError(
      'not_bound',
      `${name} is not registered, so it has no zone and no slot. Someone with the right to operate registers it: ` +
        `npm run mfe -- names register ${name} --team TEAM ${optionsOf(wanted)}`,
    );
  }
  const found = [...problems.slice(0, SHOWN), ...(problems.length > SHOWN ? ['and more'] : [])].join('; ');
  const how =
    '. Someone with the right to bind requests more, and a second person approves: ' +
    `npm run mfe -- names bind ${name} ${optionsOf(wanted)}`;
  throw new RegistryError(
    'not_bound',
    `${name} is bound to ${formatBinding(binding)}, and ${version.version} is outside of that: ${found}` +
      (covers(binding, wanted) ? '. Publish a version without it' : how),
  );
};
