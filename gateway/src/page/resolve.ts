import { matchRoute } from '@pairwise/contracts/match-route';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { type RemoteRoute, shellRoutes, slotZones, type Zone } from '@pairwise/contracts/remote';

import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';

/** What one page is made of. The only place where versions are chosen; the browser never chooses again. */
export interface Resolution {
  revision: number;
  zone: Zone;
  /** Undefined when no remote and not the shell owns the path: the page is the error page, status 404. */
  route?: RemoteRoute;
  /** Version of the remote that owns the route; undefined on the shell's own. */
  owner?: RegisteredVersion;
  shell: RegisteredVersion;
  /** Patterns of every live route in all zones. */
  liveRoutes: string[];
  /** The remotes this kind of document may load, each in one version. */
  versions: RegisteredVersion[];
}

/** Each name's live version. A canary's choice by visitor will stand here. */
const liveVersions = ({ pointers, versions }: RegistryDocument): RegisteredVersion[] =>
  Object.entries(pointers).flatMap(([name, version]) => versions[name]?.[version] ?? []);

const belongsTo = ({ data }: RegisteredVersion, zone: Zone): boolean =>
  data !== undefined &&
  (data.routes.some((route) => route.zone === zone) || data.widgets.some(({ slot }) => slotZones[slot] === zone));

/** Undefined while no shell is live: then there is nothing to make a page of. */
export const resolve = (document: RegistryDocument, pathname: string): Resolution | undefined => {
  const live = liveVersions(document);
  const shell = live.find(({ name }) => name === 'shell');
  if (!shell) return undefined;
  const routes: (RemoteRoute & { owner?: RegisteredVersion })[] = [
    ...shellRoutes,
    ...live.flatMap((owner) => (owner.data?.routes ?? []).map((route) => ({ ...route, owner }))),
  ];
  const matched = matchRoute(routes, pathname);
  const zone = matched?.zone ?? 'app';
  return {
    revision: document.revision,
    zone,
    ...(matched && { route: matched }),
    ...(matched?.owner && { owner: matched.owner }),
    shell,
    liveRoutes: routes.map(({ path }) => path),
    versions: live.filter((version) => belongsTo(version, zone)),
  };
};

/** The address of a published file. */
export const fileAddress = ({ name, version }: { name: string; version: string }, file: string): string =>
  `/remotes/${name}/${version}/${file}`;

/** The hash of a published file. Throws when the version does not list it: such a version must not go live. */
export const integrityOf = (version: RegisteredVersion, file: string): string => {
  const found = version.files.find((candidate) => candidate.path === file);
  if (!found) throw new Error(`${version.name} ${version.version} lists no file ${file}`);
  return found.integrity;
};

/** A remote as the page gets it: only the routes and widgets of the page's zone. */
export const resolvedRemote = (version: RegisteredVersion, zone: Zone): ResolvedRemote => ({
  name: version.name,
  version: version.version,
  entry: fileAddress(version, version.entry),
  integrity: integrityOf(version, version.entry),
  routes: (version.data?.routes ?? []).filter((route) => route.zone === zone),
  widgets: (version.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === zone),
});
