import { matchRoute } from '@pairwise/contracts/match-route';
import type { EntryPoint, ResolvedRemote } from '@pairwise/contracts/registry';
import { type RemoteRoute, shellRoutes, slotZones, type Zone } from '@pairwise/contracts/remote';

import { DEV_VERSION } from './development.ts';
import type { RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import { chooseVersion, lastGoodOf, type Visitor } from '../rollout/choose-version.ts';
import { isLocalOrigin } from '../rollout/local-origin.ts';
import { keep } from './keep.ts';

export interface PageRequest {
  /** Path without query. */
  pathname: string;
  visitor: Visitor;
  /** By name: a version, or the origin of a developer's own server. Only values that the gateway has signed. */
  overrides?: Readonly<Record<string, string>>;
  /** The zone of the page, whatever owns the path: a path of another zone has no page there. */
  onlyZone?: Zone;
}

/** A remote of the page, in its chosen version. */
export interface ChosenRemote {
  version: RegisteredVersion;
  lastGood?: RegisteredVersion;
  /**
   * Set when the remote comes from its sources, without hashes. `origin` is that of an override, or empty for this
   * gateway.
   */
  development?: { origin: string };
}

/** What one page is made of. Versions are chosen only here; the browser never chooses. */
export interface Resolution {
  revision: number;
  zone: Zone;
  /** Undefined when neither a remote nor the shell owns the path: the page is the error page, status 404. */
  route?: RemoteRoute;
  /** The remote that owns the route; undefined for the shell's own. */
  owner?: ChosenRemote;
  shell: RegisteredVersion;
  /** Every live route of all zones. */
  liveRoutes: Pick<RemoteRoute, 'path' | 'zone'>[];
  /** The remotes that this kind of document may load. */
  remotes: ChosenRemote[];
  /** The overrides that were followed. */
  overrides: Record<string, string>;
}

const belongsTo = ({ data }: RegisteredVersion, zone: Zone): boolean =>
  data !== undefined &&
  (data.routes.some((route) => route.zone === zone) || data.widgets.some(({ slot }) => slotZones[slot] === zone));

const chosenRemote = (
  document: RegistryDocument,
  version: RegisteredVersion,
  shell: RegisteredVersion,
  override: string | undefined,
): ChosenRemote => {
  if (override !== undefined && isLocalOrigin(override)) return { version, development: { origin: override } };
  // A developer wants to see what fails, not an older version.
  if (version.version === DEV_VERSION) return { version, development: { origin: '' } };
  const lastGood = lastGoodOf(document, version, shell);
  return { version, ...(lastGood && { lastGood }) };
};

type OwnedRoute = RemoteRoute & { owner?: ChosenRemote };

/** The versions of one visitor, whatever the path. */
interface Chosen {
  shell: RegisteredVersion;
  /** Remotes of all zones. */
  all: ChosenRemote[];
  routes: OwnedRoute[];
  liveRoutes: Resolution['liveRoutes'];
  followed: Record<string, string>;
  /** The pages of these versions, by zone and route. */
  pages: Map<string, Map<OwnedRoute | undefined, Resolution>>;
  /** The routes of paths. */
  matches: Map<string, { route: OwnedRoute | undefined }>;
}

/** Paths of one choice whose routes are known. */
const MAX_MATCHES = 1_000;
/** Choices of one document: rollouts multiply them. */
const MAX_CHOICES = 50;

const known = new WeakMap<RegistryDocument, Map<string, Chosen>>();

/** Without rollouts and overrides all visitors have the same versions. */
const SAME_FOR_ALL = 'all';

const isSameForAll = ({ rollouts }: RegistryDocument, { overrides }: Pick<PageRequest, 'overrides'>): boolean =>
  isEmpty(rollouts) && (overrides === undefined || isEmpty(overrides));

const isEmpty = (object: object): boolean => {
  for (const name in object) if (Object.hasOwn(object, name)) return false;
  return true;
};

const chooseVersions = (
  document: RegistryDocument,
  { visitor, overrides = {} }: Pick<PageRequest, 'visitor' | 'overrides'>,
): Chosen | undefined => {
  const ofDocument = known.get(document) ?? new Map<string, Chosen>();
  known.set(document, ofDocument);
  const isCommon = isSameForAll(document, { overrides });
  const common = isCommon ? ofDocument.get(SAME_FOR_ALL) : undefined;
  if (common) return common;
  const shellChoice = chooseVersion(document, 'shell', visitor, overrides['shell']);
  const shell = shellChoice.version;
  if (!shell) return undefined;
  const followed: Record<string, string> = {};
  if (shellChoice.why.kind === 'override') followed['shell'] = shellChoice.why.value;
  // A name that was only uploaded exists only for the developer who overrides it.
  const names = new Set([...Object.keys(document.pointers), ...Object.keys(overrides)]);
  names.delete('shell');
  const versions = [...names].flatMap((name): RegisteredVersion[] => {
    const { version, why } = chooseVersion(document, name, visitor, overrides[name], shell);
    if (!version) return [];
    if (why.kind === 'override') followed[name] = why.value;
    return [version];
  });
  // Everything below follows from the document and these versions.
  const key = isCommon
    ? SAME_FOR_ALL
    : JSON.stringify([shell.version, versions.map(({ name, version }) => [name, version]), followed]);
  const found = ofDocument.get(key);
  if (found) return found;
  const all = versions.map((version) => chosenRemote(document, version, shell, followed[version.name]));
  const routes: OwnedRoute[] = [
    ...shellRoutes,
    ...all.flatMap((owner) => (owner.version.data?.routes ?? []).map((route) => ({ ...route, owner }))),
  ];
  const chosen: Chosen = {
    shell,
    all,
    routes,
    liveRoutes: routes.map(({ path, zone }) => ({ path, zone })),
    followed,
    pages: new Map(),
    matches: new Map(),
  };
  keep(ofDocument, key, chosen, MAX_CHOICES);
  return chosen;
};

const routeOf = ({ routes, matches }: Chosen, pathname: string): OwnedRoute | undefined => {
  const match = matches.get(pathname) ?? { route: matchRoute(routes, pathname) };
  keep(matches, pathname, match, MAX_MATCHES);
  return match.route;
};

/** Returns the page of a path, among the routes of one zone if it is given. */
export type Pages = (page: Pick<PageRequest, 'pathname' | 'onlyZone'>) => Resolution;

/**
 * Chooses the versions of a visitor's pages. Returns undefined while no shell is live. Pages of the same versions, route and
 * zone are the same object, which nothing may change.
 */
export const pagesFor = (
  document: RegistryDocument,
  visitor: Pick<PageRequest, 'visitor' | 'overrides'>,
): Pages | undefined => {
  const chosen = chooseVersions(document, visitor);
  if (!chosen) return undefined;
  const { shell, liveRoutes, all, followed, pages } = chosen;
  return ({ pathname, onlyZone }) => {
    const live = routeOf(chosen, pathname);
    const matched = onlyZone === undefined || live?.zone === onlyZone ? live : undefined;
    const zone = onlyZone ?? matched?.zone ?? 'app';
    const ofZone = pages.get(zone) ?? new Map<OwnedRoute | undefined, Resolution>();
    pages.set(zone, ofZone);
    const found = ofZone.get(matched);
    if (found) return found;
    const resolution: Resolution = {
      revision: document.revision,
      zone,
      ...(matched && { route: matched }),
      ...(matched?.owner && { owner: matched.owner }),
      shell,
      liveRoutes,
      remotes: all.filter(({ version }) => belongsTo(version, zone)),
      overrides: followed,
    };
    ofZone.set(matched, resolution);
    return resolution;
  };
};

/** Resolves one page. Returns undefined while no shell is live. */
export const resolve = (document: RegistryDocument, request: PageRequest): Resolution | undefined =>
  pagesFor(document, request)?.(request);

/** Returns all versions whose code the page may run: the shell, its remotes, and their fallbacks. */
export const runnableVersions = ({ shell, remotes }: Resolution): RegisteredVersion[] => [
  shell,
  ...remotes.filter(({ development }) => !development?.origin).map(({ version }) => version),
  ...remotes.flatMap(({ lastGood }) => lastGood ?? []),
];

/** Returns the address of a published file. */
export const fileAddress = ({ name, version }: { name: string; version: string }, file: string): string =>
  `/remotes/${name}/${version}/${file}`;

/** Returns the hash of a published file. Throws when the version does not list the file. */
export const integrityOf = (version: RegisteredVersion, file: string): string => {
  const found = version.files.find((candidate) => candidate.path === file);
  if (!found) throw new Error(`${version.name} ${version.version} lists no file ${file}`);
  return found.integrity;
};

const entryPoint = (version: RegisteredVersion): EntryPoint => ({
  version: version.version,
  entry: fileAddress(version, version.entry),
  integrity: integrityOf(version, version.entry),
});

const developmentEntry = ({ name, entry }: RegisteredVersion, origin: string): EntryPoint => ({
  version: DEV_VERSION,
  entry: `${origin}${fileAddress({ name, version: DEV_VERSION }, entry)}`,
  integrity: '',
});

/** Describes a remote for a page, with only the routes and widgets of the page's zone. */
export const resolvedRemote = (
  { version, lastGood, development }: ChosenRemote,
  zone: Zone,
  fallbackOrigin?: string,
): ResolvedRemote => ({
  name: version.name,
  ...(development ? developmentEntry(version, development.origin) : entryPoint(version)),
  routes: (version.data?.routes ?? []).filter((route) => route.zone === zone),
  widgets: (version.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === zone),
  ...(fallbackOrigin !== undefined &&
    !development && { fallbackEntry: `${fallbackOrigin}${fileAddress(version, version.entry)}` }),
  ...(lastGood && { lastGood: entryPoint(lastGood) }),
  ...(development && { development: true }),
});
