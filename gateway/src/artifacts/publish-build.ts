import { readDescription } from '../builds/build-files.ts';
import { offeredBus } from '../builds/offered-bus.ts';
import { findVersion } from '../registry/find-version.ts';
import { requireAsPruned } from '../registry/pruned.ts';
import type { Fit, Publisher, PublishResult, SharedRegistry } from '../registry/registry-types.ts';
import type { ArtifactStore } from './store-types.ts';

export interface PublishTarget {
  store: ArtifactStore;
  registry: SharedRegistry;
}

/**
 * Publishes a build: first stores its files, then registers it, so that no page can name a missing file. When the files
 * cannot be stored, it is not registered.
 * @param fit checks it against what is live when it is registered; throws when it may not be published
 * @throws {BuildError} for a problem that the publisher can fix
 * @throws {StoreUnavailable} when the store does not respond
 */
export const publishBuild = async (
  { store, registry }: PublishTarget,
  dist: string,
  by: Publisher,
  fit?: Fit,
): Promise<PublishResult> => {
  const description = readDescription(dist);
  const before = registry.current();
  requireAsPruned(before, description);
  const wasKnown = findVersion(before, description.name, description.version) !== undefined;
  const published = await store.add(dist);
  const result = await registry.publish(published, { ...by, ...offeredBus(dist, published) }, fit);
  // It was pruned in between, with the files that were in the store already.
  if (result.added && wasKnown) await store.add(dist);
  if (result.added) await store.storeSeal(published, registry.sealed(result.name, result.version));
  return result;
};
