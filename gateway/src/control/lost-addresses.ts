import type { LostAddresses } from '@pairwise/contracts/console';

import type { HeadsSource } from '../page/heads-source.ts';
import { listedPath } from '../http/route-address.ts';
import { shapesOf } from '../publish/checks/route-shapes.ts';
import { findVersion, type RegisteredVersion, type RegistryDocument } from '../registry/index.ts';
import { within } from './within.ts';

/** How long the texts of a version are waited for, in milliseconds. A store that is down must not delay a rollback. */
const TEXTS_MS = 1_000;

/**
 * Returns the slugs of a version's variants by the id of their route; undefined when the version publishes no such texts, or
 * the store does not respond in time.
 */
const slugsIn = async (
  version: RegisteredVersion,
  heads: HeadsSource,
): Promise<ReadonlyMap<string, string[]> | undefined> => {
  const texts = await within(heads.get(version), TEXTS_MS, undefined);
  return texts && new Map(Object.entries(texts).map(([id, { variants = {} }]) => [id, Object.keys(variants)] as const));
};

/**
 * Returns the addresses that a name loses when another of its versions becomes the stable one. The variants of a lander that
 * stays count only when the texts of both versions can be read.
 */
export const lostAddresses = async (
  live: Pick<RegistryDocument, 'pointers' | 'versions'>,
  to: RegisteredVersion,
  heads: HeadsSource,
): Promise<LostAddresses> => {
  const lost: LostAddresses = { routes: [], variants: [] };
  const stable = findVersion(live, to.name, live.pointers[to.name]);
  if (!stable || stable.version === to.version) return lost;
  const [before, after] = await Promise.all([slugsIn(stable, heads), slugsIn(to, heads)]);
  const routes = to.data?.routes ?? [];
  const kept = new Map(routes.flatMap(({ id, path }) => shapesOf(path).map((shape) => [shape, id] as const)));
  for (const { id, path } of stable.data?.routes ?? []) {
    const address = listedPath({ path }) ?? path;
    const addressesOf = (slugs: readonly string[]): string[] => slugs.map((slug) => `${address}/${slug}`);
    // A lander has two forms: `/landers/gallery`, and with the slug of a variant.
    const [own = '', longest = own] = shapesOf(path);
    const slugs = before?.get(id) ?? [];
    const keptId = kept.get(longest);
    if (!kept.has(own)) lost.routes.push(address);
    else if (keptId === undefined && slugs.length === 0) lost.routes.push(path.replace(/\?$/, ''));
    if (keptId === undefined) {
      lost.routes.push(...addressesOf(slugs));
    } else if (after) {
      const keptSlugs = after.get(keptId) ?? [];
      lost.variants.push(...addressesOf(slugs.filter((slug) => !keptSlugs.includes(slug))));
    }
  }
  return lost;
};
