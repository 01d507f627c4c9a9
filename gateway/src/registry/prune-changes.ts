import { isReferenced, prunedVersion, withoutFiles, withoutVersions } from './pruned.ts';
import type { Registry } from './registry-types.ts';
import type { Update } from './update.ts';

/** Returns the changes that prune versions, each one revision with one audit entry. */
export const pruneChanges = (update: Update): Pick<Registry, 'prune' | 'recordDeletion'> => ({
  prune: (name, versions, { who, why }, findUnused) => {
    let pruned: string[] = [];
    const { revision } = update({ who, why }, (content, at) => {
      // What was used in the meantime stays.
      const unused = findUnused ? new Set(findUnused(content)) : undefined;
      pruned = versions.filter(
        (version) =>
          Object.hasOwn(content.versions[name] ?? {}, version) &&
          !isReferenced(content, name, version) &&
          (unused?.has(version) ?? true),
      );
      if (pruned.length === 0) return undefined;
      return { content: withoutVersions(content, name, pruned, at), what: { kind: 'prune', name, versions: pruned } };
    });
    return { revision, pruned };
  },
  recordDeletion: (name, versions, { who, why }) =>
    update({ who, why }, (content) => {
      const deleted = versions.filter((version) => prunedVersion(content, name, version)?.filesLeft);
      if (deleted.length === 0) return undefined;
      return { content: withoutFiles(content, name, deleted), what: { kind: 'delete-files', name, versions: deleted } };
    }).revision,
});
