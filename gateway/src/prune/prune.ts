import type { PruneResponse } from '@pairwise/contracts/console';

import type { ArtifactStore } from '../artifacts/store-types.ts';
import type { Content } from '../registry/document.ts';
import { type Author, RegistryError, type SharedRegistry } from '../registry/index.ts';
import { prunedVersion } from '../registry/pruned.ts';
import { lastLive } from './last-live.ts';
import { type UnusedVersions, unusedVersions } from './unused-versions.ts';

export interface PrunerOptions {
  registry: SharedRegistry;
  store: Pick<ArtifactStore, 'remove'>;
  warn: (message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Pruner {
  /** Returns what `run` would remove. */
  find: () => Promise<UnusedVersions[]>;
  /**
   * Removes the unused versions: first from the document, then their files. Also deletes files that an earlier run has
   * left, because it was interrupted or the store did not respond.
   */
  run: (by: Pick<Author, 'who' | 'why'>) => Promise<Omit<PruneResponse, 'pruned'>>;
}

/** Creates the removal of unused versions. */
export const createPruner = ({ registry, store, warn, now }: PrunerOptions): Pruner => {
  const unusedIn = (document: Content): UnusedVersions[] =>
    unusedVersions({ document, lastLive: lastLive(registry.audit()), now: now() });

  const find: Pruner['find'] = async () => {
    const { broken } = await registry.verifyAudit();
    if (broken) {
      throw new RegistryError(
        'bad_change',
        `the audit log is broken at revision ${broken.revision}, so nothing says when versions were live: nothing was removed`,
      );
    }
    return unusedIn(registry.current());
  };

  /** Deletes the files of pruned versions of a name. Returns those whose files could not be deleted. */
  const deleteFiles = async (name: string, by: Pick<Author, 'who' | 'why'>): Promise<string[]> => {
    const left = Object.entries(registry.current().pruned?.[name] ?? {})
      .filter(([, { filesLeft }]) => filesLeft)
      .map(([version]) => version);
    const failed: string[] = [];
    for (const version of left) {
      // Another run may have deleted them since, and the version may be published again.
      if (!prunedVersion(registry.current(), name, version)?.filesLeft) continue;
      try {
        await store.remove({ name, version });
      } catch (error) {
        warn(
          `the files of ${name} ${version} could not be deleted: ${error instanceof Error ? error.message : String(error)}`,
        );
        failed.push(version);
      }
    }
    await registry.recordDeletion(
      name,
      left.filter((version) => !failed.includes(version)),
      by,
    );
    return failed.map((version) => `${name} ${version}`);
  };

  return {
    find,
    run: async ({ who, why }) => {
      const names: PruneResponse['names'] = [];
      for (const unused of await find()) {
        const findUnused = (document: Content) =>
          unusedIn(document).find(({ name }) => name === unused.name)?.versions ?? [];
        const { pruned } = await registry.prune(unused.name, unused.versions, { who, why }, findUnused);
        if (pruned.length > 0) names.push({ ...unused, versions: pruned });
      }
      const filesLeft: string[] = [];
      for (const name of Object.keys(registry.current().pruned ?? {})) {
        filesLeft.push(...(await deleteFiles(name, { who, why })));
      }
      return { revision: registry.current().revision, names, filesLeft };
    },
  };
};
