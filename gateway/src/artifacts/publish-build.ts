import { offeredBus } from '../builds/offered-bus.ts';
import type { Author, PublishResult, Registry } from '../registry/registry-types.ts';
import type { ArtifactStore } from './store-types.ts';

export interface PublishTarget {
  store: ArtifactStore;
  registry: Registry;
  /** Also puts it live, without the gate: for who runs this machine. */
  live?: boolean;
}

/**
 * Publishes a build into whatever store is set: first its files, then its place in the registry, so that no page can
 * ever name what is not there. Rejects with a RegistryError for what its publisher can mend, with StoreUnavailable when
 * the store cannot be asked; then nothing has changed.
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
