import type { ZoneHosts } from '@pairwise/contracts/zone-hosts';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import type { ArtifactStore } from '../artifacts/store-types.ts';
import { type GateEnv, readGateEnv } from '../env.ts';
import type { Check, SharedRegistry } from '../registry/index.ts';
import { browserCheck } from './browser/browser-check.ts';
import type { BrowserTask } from './browser/plan.ts';
import { type Candidate, openCandidate, shellsOf } from './candidate.ts';
import { checks } from './checks/index.ts';
import { isGood, runCheck } from './run-check.ts';
import { gateTimeOf } from './gate-time.ts';
import { fetchLiveApi } from './live-api.ts';

export interface GateOptions {
  registry: Pick<SharedRegistry, 'current'>;
  dataDir: string;
  name: string;
  version: string;
  /** The gateway's own address. The api is called through it when `apiUrl` is absent. */
  origin: string;
  /** The address of members' pages, as members see it; by default `origin`. */
  pagesUrl?: string;
  /** The hosts of the zones; absent when all zones live on one origin. */
  zones?: ZoneHosts[];
  /** Address of the api; by default API_URL. */
  apiUrl?: string;
  /** The bucket of published files; by default ARTIFACT_STORE, else the folder DATA_DIR/artifacts. */
  artifactStore?: string;
  /** The member who visits members' pages; by default GATE_EMAIL and GATE_PASSWORD. */
  account?: { email: string; password: string };
  /** By default CHROMIUM. */
  chromium?: string;
  /** How often each screen is mounted and unmounted. */
  repeats?: number;
  /** Time for the whole gate in milliseconds; by default `gateTimeOf` this version. */
  waitMs?: number;
  /** Gets the checks that have ended, and how many parts of the run in the browser. */
  onProgress?: (progress: { checks: Check[]; browser?: { done: number; total: number } }) => void;
}

export interface GateResult {
  /** `verified` when all checks passed or warned. */
  status: 'verified' | 'refused';
  checks: Check[];
}

/** Checks that must pass before the version runs anywhere. */
const beforeRunning: ReadonlySet<string> = new Set([
  'manifest',
  'files',
  'routes',
  'code-from-text',
  'foreign-address',
  'kinds-of-files',
  'secret-fields',
]);

/** Time for everything but the browser. */
const RESERVE_MS = 30_000;

/** Where members reach pages. */
const pagesOf = ({ pagesUrl, origin }: GateOptions): Pick<BrowserTask, 'host' | 'https'> => {
  const { host, protocol } = new URL(pagesUrl ?? origin);
  return { host, https: protocol === 'https:' };
};

const planOf = (
  options: GateOptions,
  env: GateEnv,
  { apiUrl, address, candidate }: { apiUrl: string; address: string | undefined; candidate: Candidate },
): BrowserTask => {
  const account = options.account ?? env.account;
  const document = options.registry.current();
  return {
    dataDir: options.dataDir,
    document,
    apiUrl,
    ...(address !== undefined && { artifactStore: address }),
    ...(options.zones && { zones: options.zones }),
    ...pagesOf(options),
    name: options.name,
    version: options.version,
    endpoints: Object.keys(candidate.contract?.endpoints ?? {}),
    shellEndpoints: shellsOf(candidate).flatMap(({ contract }) => Object.keys(contract?.endpoints ?? {})),
    ...(account && { account }),
    chromium: options.chromium ?? env.chromium,
    repeats: options.repeats ?? 5,
    timeMs: Math.max((options.waitMs ?? gateTimeOf(document, options)) - RESERVE_MS, RESERVE_MS),
  };
};

const artifactsOf = (dataDir: string, address: string | undefined): ArtifactStore =>
  openArtifacts({
    dataDir,
    warn: (message) => process.emitWarning(message),
    ...(address !== undefined && { address }),
  });

/**
 * Runs all checks on an uploaded version and returns their results. Changes nothing. Rejects only when the registry
 * does not know the version.
 */
export const runGate = async (options: GateOptions): Promise<GateResult> => {
  const { registry, dataDir, name, version, origin } = options;
  const env = readGateEnv();
  const apiUrl = (options.apiUrl ?? env.apiUrl ?? origin).replace(/\/+$/, '');
  const address = options.artifactStore ?? env.artifactStore;
  const candidate = await openCandidate(
    registry.current(),
    { name, version },
    { artifacts: artifactsOf(dataDir, address), api: await fetchLiveApi(apiUrl) },
  );
  const results: Check[] = [];
  for (const check of checks) {
    results.push(await runCheck(candidate, check));
    options.onProgress?.({ checks: [...results] });
  }
  const unfit = results.filter((check) => beforeRunning.has(check.id) && !isGood(check)).map(({ id }) => id);
  results.push(
    unfit.length > 0
      ? {
          id: 'browser',
          verdict: 'not run',
          reason: `Not run in a browser until these checks pass: ${unfit.join(', ')}.`,
        }
      : await browserCheck(candidate, planOf(options, env, { apiUrl, address, candidate }), (browser) =>
          options.onProgress?.({ checks: [...results], browser }),
        ),
  );
  return { status: results.every(isGood) ? 'verified' : 'refused', checks: results };
};
