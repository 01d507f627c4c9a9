import type { OfflineEffects } from '@pairwise/contracts/console';
import { type Slot, slotHosts, slots } from '@pairwise/contracts/remote';

import type { RegisteredVersion, RegistryDocument } from './document.ts';

type Live = Pick<RegistryDocument, 'pointers' | 'rollouts' | 'versions'>;

const SHELL = 'shell';

/** Returns the versions of a name that visitors may get. */
const activeOf = ({ pointers, rollouts, versions }: Live, name: string): RegisteredVersion[] =>
  [pointers[name], rollouts[name]?.version].flatMap((version) => {
    const found = version === undefined ? undefined : versions[name]?.[version];
    return found ?? [];
  });

const routesOf = (live: Live, name: string): string[] =>
  activeOf(live, name).flatMap(({ data }) => (data?.routes ?? []).map(({ path }) => path));

const fills = (live: Live, name: string, slot: Slot): boolean =>
  activeOf(live, name).some(({ data }) => data?.widgets.some((widget) => widget.slot === slot));

/**
 * Returns what is missing when no version of a name is live. Links from other remotes, mails and bookmarks are unknown.
 */
export const offlineEffects = (live: Live, name: string): OfflineEffects => {
  const others = Object.keys(live.pointers)
    .filter((other) => other !== name)
    .sort();
  if (name === SHELL) {
    const routes = [...new Set(others.flatMap((other) => routesOf(live, other)))];
    return { routes, neededBy: others.map((other) => ({ name: other, slots: [] })) };
  }
  const lost = slots.filter((slot) => fills(live, name, slot) && !others.some((other) => fills(live, other, slot)));
  const neededBy = others
    .map((other) => ({ name: other, slots: lost.filter((slot) => slotHosts[slot] === other) }))
    .filter((other) => other.slots.length > 0);
  return { routes: [...new Set(routesOf(live, name))], neededBy };
};

/** Formats the effects as a sentence for the person who is about to cause them. */
export const formatOfflineEffects = (name: string, { routes, neededBy }: OfflineEffects): string => {
  if (name === SHELL) {
    const remotes = neededBy.map((other) => other.name).join(', ') || 'no remote';
    return `no page can be shown until another shell is promoted, and it is needed by ${remotes}`;
  }
  const pages = routes.length > 0 ? `these addresses show the error page: ${routes.join(', ')}` : 'it has no pages';
  const needs = neededBy.map((other) => `${other.name} needs it for ${other.slots.join(' and ')}`);
  return [pages, ...needs].join('; ');
};
