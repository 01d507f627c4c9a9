import type { RegisteredVersion, RegistryDocument, Rollout } from '../registry/document.ts';

/** Names the schema a document claims to fit. */
const SCHEMA_URL = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** One version as the public schema has it. */
export interface DiscoveredVersion {
  /** Address of the entry. */
  url: string;
  /** The same bytes elsewhere. */
  fallbackUrl?: string;
  /** `integrity` is the `sha384-…` value of the entry. */
  metadata: { version: string; integrity: string };
  /** Share of all visitors, 0 to 100; `default` is what to take when something fails. */
  deployment: { traffic: number; default: boolean };
  /** What a consumer needs besides to load it by module federation. */
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
  /** Origin that the addresses begin with, without a slash at the end; empty for addresses relative to this one. */
  origin: string;
  /** Origin that has the same files (`ARTIFACT_FALLBACK_URL`). */
  fallbackOrigin?: string;
}

/**
 * The share of a canary that everybody may know of: of its first step for everybody. Whom the other steps are for
 * (countries, staff) is nobody's business outside, so a canary that has only such steps is not told at all.
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
 * The registry as a document of the public schema: of each remote its stable version and, when everybody may get it,
 * its canary. Only what the gate let pass; no rules, no salts, no cohorts, nobody's name. The shell is the host of
 * all this and no micro-frontend.
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
