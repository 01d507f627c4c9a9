import type {
  AuditResponse,
  ConsoleState,
  HealthResponse,
  VersionResponse,
  ZonesResponse,
} from '@pairwise/contracts/console';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import type { Policy } from '../access/authorize.ts';
import type { Tokens } from '../access/index.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { readContract } from '../publish/published-contract.ts';
import { type AuditVerdict, findVersion, type RegisteredVersion, type Registry } from '../registry/index.ts';
import { buildState, versionState } from './build-state.ts';
import { ControlError, parse } from './control-error.ts';
import type { HealthView } from './health-view.ts';
import { requireRead } from './identity.ts';
import { registeredVersion } from './registered-version.ts';
import { scriptInventory } from './script-inventory.ts';
import { entryWithoutSalts } from './without-salt.ts';
import { type Described, differenceOf } from './version-difference.ts';

export interface ReadOptions {
  store: ArtifactStore;
  registry: Registry;
  tokens: Tokens;
  policy: Policy;
  health: HealthView;
  now: () => number;
}

/** How long the verification of a revision's chain is reused. */
const PROOF_MS = 10_000;

const auditQuery = z.object({
  name: z.string().max(100).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Serves what is live, what was changed, and health, to every token that may read. */
export const readRoutes = (app: FastifyInstance, options: ReadOptions): void => {
  const { store, registry, tokens, policy, health, now } = options;

  app.get('/api/state', async (request): Promise<ConsoleState> => {
    const token = requireRead(request);
    const document = registry.current();
    const audit = registry.audit();
    return buildState({ document, audit, tokens: tokens.list(), token, policy, health, now: now() });
  });

  let proof = { at: 0, revision: -1, verdict: { entries: 0 } as AuditVerdict };
  /** Verifies the audit log. It reads every entry and blocks members' requests meanwhile, so the result is reused. */
  const verified = (): AuditVerdict => {
    const { revision } = registry.current();
    if (proof.revision !== revision || now() - proof.at > PROOF_MS) {
      proof = { at: now(), revision, verdict: registry.verifyAudit() };
    }
    return proof.verdict;
  };

  app.get('/api/audit', async (request): Promise<AuditResponse> => {
    requireRead(request);
    const { name, before = Infinity, limit } = parse(auditQuery, request.query);
    const older = registry
      .audit()
      .filter(({ revision, what }) => revision < before && (name === undefined || what.name === name));
    const entries = older.slice(-limit).toReversed();
    const { entries: proved, broken } = verified();
    return {
      entries: entries.map(entryWithoutSalts),
      next: older.length > limit ? (entries.at(-1)?.revision ?? null) : null,
      chain: { entries: proved, broken: broken ?? null },
    };
  });

  app.get('/api/zones', async (request): Promise<ZonesResponse> => {
    requireRead(request);
    return scriptInventory(registry.current());
  });

  const described = async (published: RegisteredVersion): Promise<Described> => ({
    published,
    contract: (await readContract(store, published)) ?? null,
  });

  app.get<{ Params: { name: string; version: string } }>(
    '/api/names/:name/versions/:version',
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

  app.get<{ Params: { name: string } }>('/api/names/:name/health', async (request): Promise<HealthResponse> => {
    requireRead(request);
    const { name } = request.params;
    const document = registry.current();
    if (!Object.hasOwn(document.versions, name)) {
      throw new ControlError('unknown_name', 'Nothing has been published under this name.');
    }
    return health.ofName(document, name);
  });
};
