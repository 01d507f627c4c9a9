import {
  type AuditResponse,
  type ConsoleState,
  groupKinds,
  type HealthResponse,
  type VersionResponse,
  type ZonesResponse,
} from '@pairwise/contracts/console';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { Policy } from '../access/authorize.ts';
import type { SharedTokens } from '../access/index.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { HeadsSource } from '../page/heads-source.ts';
import { readContract } from '../publish/published-contract.ts';
import {
  type AuditEntry,
  type AuditVerdict,
  findVersion,
  type RegisteredVersion,
  type RegistryDocument,
  type SharedRegistry,
} from '../registry/index.ts';
import { buildState } from './build-state.ts';
import { ControlError, parse } from './control-error.ts';
import { documented } from './documented.ts';
import type { HealthView } from './health-view.ts';
import { requireRead } from './identity.ts';
import { versionState } from './listed-versions.ts';
import { registeredVersion } from './registered-version.ts';
import { scriptInventory } from './script-inventory.ts';
import { entryWithoutSalts } from './without-salt.ts';
import { type Described, differenceOf } from './version-difference.ts';

export interface ReadOptions {
  store: ArtifactStore;
  registry: SharedRegistry;
  tokens: Pick<SharedTokens, 'list'>;
  policy: Policy;
  health: HealthView;
  heads: HeadsSource;
  now: () => number;
}

interface NameParams {
  Params: { name: string };
}

/** How long the verification of a revision's chain is reused. */
const PROOF_MS = 10_000;

const auditQuery = z.object({
  name: z.string().max(100).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The group of visitors whose documents are counted. */
const healthQuery = z.object({
  language: z.string().max(10).optional(),
  country: z.string().max(10).optional(),
  device: z.string().max(10).optional(),
});

const documentation = {
  state: documented({
    summary: 'Returns what is published, what is live, and which requests wait',
    description: 'Of each name it has the newest versions, and those that are or were live or wait for approval.',
    requires: 'read',
    responses: { 200: 'ConsoleState' },
  }),
  audit: documented({
    summary: 'Returns who changed what and why, newest first, and whether the audit log is intact',
    requires: 'read',
    query: auditQuery,
    responses: { 200: 'AuditResponse' },
    errors: ['registry_unavailable'],
  }),
  zones: documented({
    summary: 'Returns every script and style sheet that may run in each zone',
    requires: 'read',
    responses: { 200: 'ZonesResponse' },
  }),
  version: documented({
    summary: 'Returns a version, and what it changes compared with the stable one',
    requires: 'read',
    responses: { 200: 'VersionResponse' },
    errors: ['unknown_name', 'unknown_version', 'store_unavailable'],
  }),
  health: documented({
    summary: 'Returns the health of the stable version and of the canary',
    description: 'With `language`, `country` or `device`, only the documents of these visitors count for the points.',
    requires: 'read',
    query: healthQuery,
    responses: { 200: 'HealthResponse' },
    errors: ['unknown_name'],
  }),
};

/** Serves what is live, what was changed, and health, to every token that may read. */
export const readRoutes = (app: FastifyInstance, options: ReadOptions): void => {
  const { store, registry, tokens, policy, health, heads, now } = options;

  let log: { revision: number; entries: AuditEntry[] } = { revision: -1, entries: [] };
  /** Returns the audit log of a document. Every open console reads it every few seconds, so it is read once for each revision. */
  const auditOf = ({ revision }: RegistryDocument): AuditEntry[] => {
    if (log.revision !== revision) log = { revision, entries: registry.audit() };
    return log.entries;
  };

  app.get('/api/state', documentation.state, async (request): Promise<ConsoleState> => {
    const token = requireRead(request);
    const document = registry.current();
    return buildState({
      document,
      audit: auditOf(document),
      tokens: tokens.list(),
      token,
      policy,
      health,
      heads,
      now: now(),
    });
  });

  let proof = { at: 0, revision: -1, verdict: { entries: 0 } as AuditVerdict };
  /** Verifies the audit log. It reads every entry and blocks members' requests meanwhile, so the result is reused. */
  const verified = async (): Promise<AuditVerdict> => {
    const { revision } = registry.current();
    if (proof.revision !== revision || now() - proof.at > PROOF_MS) {
      proof = { at: now(), revision, verdict: await registry.verifyAudit() };
    }
    return proof.verdict;
  };

  app.get('/api/audit', documentation.audit, async (request): Promise<AuditResponse> => {
    requireRead(request);
    const { name, before = Infinity, limit } = parse(auditQuery, request.query);
    const older = registry
      .audit()
      .filter(({ revision, what }) => revision < before && (name === undefined || what.name === name));
    const entries = older.slice(-limit).toReversed();
    const { entries: proved, broken } = await verified();
    return {
      entries: entries.map(entryWithoutSalts),
      next: older.length > limit ? (entries.at(-1)?.revision ?? null) : null,
      chain: { entries: proved, broken: broken ?? null },
    };
  });

  app.get('/api/zones', documentation.zones, async (request): Promise<ZonesResponse> => {
    requireRead(request);
    return scriptInventory(registry.current());
  });

  const described = async (published: RegisteredVersion): Promise<Described> => ({
    published,
    contract: (await readContract(store, published)) ?? null,
  });

  app.get<{ Params: { name: string; version: string } }>(
    '/api/names/:name/versions/:version',
    documentation.version,
    async (request): Promise<VersionResponse> => {
      requireRead(request);
      const { name, version } = request.params;
      const document = registry.current();
      const registered = registeredVersion(document, name, version);
      const found = await described(registered);
      const stable = findVersion(document, name, document.pointers[name]);
      const before = stable && (await described(stable));
      return {
        name,
        version: versionState(registered),
        files: found.published.files,
        contract: found.contract,
        difference: differenceOf(found, before),
      };
    },
  );

  app.get<NameParams>('/api/names/:name/health', documentation.health, async (request): Promise<HealthResponse> => {
    requireRead(request);
    const { name } = request.params;
    const document = registry.current();
    if (!Object.hasOwn(document.versions, name)) {
      throw new ControlError('unknown_name', 'Nothing has been published under this name.');
    }
    const query = parse(healthQuery, request.query);
    const group = groupKinds.flatMap((by) => (query[by] === undefined ? [] : [{ by, value: query[by] }]))[0];
    return health.ofName(document, name, group);
  });
};
