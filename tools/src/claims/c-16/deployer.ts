import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';

import { publishedFolders, root } from '../../workspace.ts';
import { makeVariant } from '../support/variant.ts';

export interface Deployer {
  /** Puts the next version of the next deployable live. */
  deploy(): { name: string; version: string; replaced: string };
  /** Rolls back the last deploy. */
  rollBack(): void;
  /** Returns whether a version, as `name@version`, was rolled back. */
  isRolledBack: (version: string) => boolean;
  /** Returns the files of all versions that have been live. */
  filesEver(): readonly string[];
  /** Returns the live version of each name. */
  live(): Record<string, string>;
}

export interface DeployerOptions {
  dataDir: string;
  /** The folder of the new versions. The caller removes it. */
  folder: string;
  /** The number of deploys. All versions are made in advance, so that a deploy takes no time. */
  deploys: number;
  /** Whether a deploy deletes the files of the version before, as a careless one does. */
  deletesOldFiles?: boolean;
  mark: string;
}

/** Prepares deploys of the shell and every remote in turn. */
export const prepareDeploys = (options: DeployerOptions): Deployer => {
  const { dataDir, folder, deploys, mark, deletesOldFiles = false } = options;
  const registry = openRegistry({ dataDir });
  const names = publishedFolders();
  const waiting = Array.from({ length: deploys }, (_, index) => {
    const name = names[index % names.length] ?? 'shell';
    const dist = join(folder, `${mark}-${index}`);
    return { dist, ...makeVariant(join(root, name, 'dist'), dist, `${mark}-${index}`) };
  });
  const by = { who: 'claim C-16', why: 'one of many deploys' };
  const served = new Set<string>();
  const noteFiles = (): void => {
    const { pointers, versions } = registry.current();
    for (const [name, version] of Object.entries(pointers)) {
      for (const { path } of versions[name]?.[version]?.files ?? []) {
        if (!path.endsWith('.map')) served.add(`/remotes/${name}/${version}/${path}`);
      }
    }
  };
  noteFiles();
  let last = '';
  const rolledBack = new Set<string>();

  return {
    deploy: () => {
      const next = waiting.shift();
      if (next === undefined) throw new Error('all deploys are done');
      const replaced = registry.current().pointers[next.name] ?? '';
      const { name, version } = registry.putLive(next.dist, by);
      last = name;
      if (deletesOldFiles) rmSync(join(dataDir, 'artifacts', name, replaced), { recursive: true, force: true });
      noteFiles();
      return { name, version, replaced };
    },
    rollBack: () => {
      rolledBack.add(`${last}@${registry.current().pointers[last]}`);
      registry.rollback(last, by);
    },
    isRolledBack: (version) => rolledBack.has(version),
    filesEver: () => [...served],
    live: () => registry.current().pointers,
  };
};
