import type { Compatibility } from '@pairwise/contracts/compatibility';
import { languages } from '@pairwise/contracts/languages';
import { slots, zones } from '@pairwise/contracts/remote';

import { MAX_ROUTES, MAX_WIDGETS } from '../builds/description.ts';
import { findVersion, type RegistryDocument } from '../registry/index.ts';
import { budgetCaps, MAX_ALL_BYTES, MAX_FILES } from '../publish/limits.ts';
import { offeredVersion } from '../rollout/compatibility.ts';

/** Describes what a remote must fit, from the stable versions of the registry. Canaries and audiences are not public. */
export const describePlatform = (document: RegistryDocument): Compatibility => {
  const stable = Object.keys(document.pointers)
    .sort()
    .flatMap((name) => findVersion(document, name, document.pointers[name]) ?? []);
  const shell = stable.find(({ name }) => name === 'shell');
  return {
    schema: 1,
    revision: document.revision,
    shell: shell
      ? {
          version: shell.version,
          ...(shell.busVersion !== undefined && { bus: shell.busVersion }),
          shared: Object.fromEntries(
            Object.entries(shell.shared).map(([name, range]) => [name, offeredVersion(range) ?? range]),
          ),
        }
      : null,
    languages,
    zones,
    slots,
    routes: stable.flatMap(({ name, data }) => (data?.routes ?? []).map(({ path }) => ({ path, name }))),
    limits: {
      budgets: budgetCaps.remote,
      files: MAX_FILES,
      bytes: MAX_ALL_BYTES,
      routes: MAX_ROUTES,
      widgets: MAX_WIDGETS,
    },
  };
};
