import { offeredBus } from '../builds/offered-bus.ts';
import type { Author, PublishResult, Registry } from '../registry/registry-types.ts';
import type { ArtifactStore } from './store-types.ts';

export interface PublishTarget {
  store: ArtifactStore;
  registry: Registry;
  /** Also makes the version live, without the gate: for the operator of the machine. */
  live?: boolean;
}

/**
 * Publishes a build: first stores its files, then registers it, so that no page can name a missing file. When it
 * rejects, nothing has changed.
 * @throws {BuildError} for a problem that the publisher can fix
 * @throws {StoreUnavailable} when the store does not respond
 */
export const publishBuild = async (
  { store, registry, live = false }: PublishTarget,
  dist: string,
  by: Author & { commit?: string },
): Promise<PublishResult> => {
  const published = await store.add(dist);
  const publisher = { ...by, ...offeredBus(dist, published) };
  const result = live ? registry.putLive(published, publisher) : registry.publish(published, publisher);
  if (result.added) await store.storeSeal(published, registry.sealed(result.name, result.version));
  return result;
};
