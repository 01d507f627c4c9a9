import type { RegisteredVersion, RegistryDocument, Rollout } from '../registry/document.ts';

/** Identifies the schema of the document. */
const SCHEMA_URL = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** A version in the format of the public schema. */
export interface DiscoveredVersion {
  /** Address of the entry. */
  url: string;
  /** The same file on another origin. */
  fallbackUrl?: string;
  /** `integrity` is the `sha384-…` value of the entry. */
  metadata: { version: string; integrity: string };
  /** Share of all visitors, 0 to 100. `default` marks the version to use when another fails. */
  deployment: { traffic: number; default: boolean };
  /** Further fields that a consumer needs to load it with Module Federation. */
  extras: {
    container: string;
    exposes: string[];
    shared: Record<string, string>;
    routes: { path: string; zone: string }[];
    files: Record<string, string>;
  };
}

/** A document of the frontend-discovery schema, v1-pre. */
export interface DiscoveryDocument {
  schema: string;
  microFrontends: Record<string, DiscoveredVersion[]>;
}

export interface DiscoveryOptions {
  /** Origin of the addresses, without a trailing slash; empty for relative addresses. */
  origin: string;
  /** Origin that has the same files (`ARTIFACT_FALLBACK_URL`). */
  fallbackOrigin?: string;
}

/**
 * Returns the percentage of a canary that may be public: that of its first step for all visitors. Audiences such as
 * countries and staff are confidential, so a canary with only such steps is not listed.
 */
const publicShare = ({ steps }: Rollout): number =>
  steps.find(({ audience }) => Object.values(audience).every((field) => field === undefined))?.percent ?? 0;

const project = (
  version: RegisteredVersion,
  deployment: DiscoveredVersion['deployment'],
  { origin, fallbackOrigin }: DiscoveryOptions,
): DiscoveredVersion[] => {
  const entry = version.files.find(({ path }) => path === version.entry);
  if (!entry) return [];
  const address = `/remotes/${version.name}/${version.version}/${version.entry}`;
  return [
    {
      url: `${origin}${address}`,
      ...(fallbackOrigin !== undefined && { fallbackUrl: `${fallbackOrigin}${address}` }),
      metadata: { version: version.version, integrity: entry.integrity },
      deployment,
      extras: {
        container: version.name.replaceAll('-', '_'),
        exposes: version.exposes,
        shared: version.shared,
        routes: (version.data?.routes ?? []).map(({ path, zone }) => ({ path, zone })),
        files: Object.fromEntries(version.files.map(({ path, integrity }) => [path, integrity])),
      },
    },
  ];
};

/**
 * Converts the registry to a document of the public schema. It lists the stable version of each remote and its canary
 * if all visitors may get it. Only verified versions are listed, without rules, salts, audiences or names of persons.
 * The shell is the host, so it is not listed.
 */
export const projectDiscovery = (document: RegistryDocument, options: DiscoveryOptions): DiscoveryDocument => {
  const { pointers, rollouts, versions } = document;
  const verified = (name: string, version: string | undefined): RegisteredVersion | undefined => {
    const found = version === undefined ? undefined : versions[name]?.[version];
    return found?.status === 'verified' ? found : undefined;
  };
  const projected = Object.keys(versions)
    .filter((name) => name !== 'shell')
    .sort()
    .map((name): [string, DiscoveredVersion[]] => {
      const rollout = rollouts[name];
      const stable = verified(name, pointers[name]);
      const share = rollout && stable ? publicShare(rollout) : 0;
      const canary = share > 0 ? verified(name, rollout?.version) : undefined;
      const canaryShare = canary ? share : 0;
      return [
        name,
        [
          ...(stable ? project(stable, { traffic: 100 - canaryShare, default: true }, options) : []),
          ...(canary ? project(canary, { traffic: canaryShare, default: false }, options) : []),
        ],
      ];
    });
  return {
    schema: SCHEMA_URL,
    microFrontends: Object.fromEntries(projected.filter(([, list]) => list.length > 0)),
  };
};
