import type { ZonesResponse } from '@pairwise/contracts/console';
import { slotZones, type Zone } from '@pairwise/contracts/remote';

import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import { publishedNames } from './published-names.ts';

type ZoneDeployable = ZonesResponse['zones'][number]['deployables'][number];

const zones: readonly Zone[] = ['site', 'app', 'pay'];

const reasonIn = ({ name, data }: RegisteredVersion, zone: Zone): ZoneDeployable['reason'] | undefined => {
  if (name === 'shell') return 'shell';
  if (data?.routes.some((route) => route.zone === zone)) return 'route';
  return data?.widgets.some(({ slot }) => slotZones[slot] === zone) ? 'widget' : undefined;
};

const filesOf = ({ files, entry }: RegisteredVersion): ZoneDeployable['files'] =>
  files.filter(({ path }) => /\.(?:js|css)$/.test(path)).map((file) => ({ ...file, entry: file.path === entry }));

/** Lists what may run in each kind of document, each file with its hash, and who made it live. */
export const scriptInventory = (document: RegistryDocument): ZonesResponse => {
  const live = publishedNames(document).flatMap((name) => {
    const registered = (version?: string): RegisteredVersion | undefined => document.versions[name]?.[version ?? ''];
    const [period] = document.history[name] ?? [];
    const rollout = document.rollouts[name];
    const stable = registered(document.pointers[name]);
    const canary = registered(rollout?.version);
    return [
      ...(stable ? [{ registered: stable, role: 'stable' as const, by: period?.by, since: period?.since }] : []),
      ...(canary
        ? [{ registered: canary, role: 'canary' as const, by: rollout?.startedBy, since: rollout?.startedAt }]
        : []),
    ];
  });
  return {
    revision: document.revision,
    zones: zones.map((zone) => ({
      zone,
      deployables: live.flatMap(({ registered, role, by = '', since = '' }): ZoneDeployable[] => {
        const reason = reasonIn(registered, zone);
        const { name, version } = registered;
        return reason ? [{ name, version, role, reason, by, since, files: filesOf(registered) }] : [];
      }),
    })),
  };
};
