import { offeredBus } from '../builds/offered-bus.ts';
import type { Publisher, PublishResult, Registry } from '../registry/registry-types.ts';
import type { ArtifactStore } from './store-types.ts';

export interface PublishTarget {
  store: ArtifactStore;
  registry: Registry;
}

/**
 * Publishes a build: first stores its files, then registers it, so that no page can name a missing file. When the files
 * cannot be stored, it is not registered.
 * @throws {BuildError} for a problem that the publisher can fix
 * @throws {StoreUnavailable} when the store does not respond
 */
export const publishBuild = async (
  { store, registry }: PublishTarget,
  dist: string,
  by: Publisher,
): Promise<PublishResult> => {
  const published = await store.add(dist);
  const result = registry.publish(published, { ...by, ...offeredBus(dist, published) });
  if (result.added) await store.storeSeal(published, registry.sealed(result.name, result.version));
  return result;
};
