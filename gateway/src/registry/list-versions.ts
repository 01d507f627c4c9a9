import type { RegistryDocument } from './document.ts';
import type { ListedVersion } from './registry-types.ts';

/** Returns all versions, newest first within a name. */
export const listVersions = ({ pointers, rollouts, versions }: RegistryDocument): ListedVersion[] =>
  Object.entries(versions).flatMap(([name, byVersion]) =>
    Object.values(byVersion)
      .map(({ version, counter, publishedAt, publishedBy, commit, status }) => ({
        name,
        version,
        counter,
        publishedAt,
        publishedBy,
        commit,
        status,
        live: pointers[name] === version,
        canary: rollouts[name]?.version === version,
      }))
      .sort((a, b) => b.counter - a.counter),
  );
