import { bindChange, canaryFields, changeSchema, promoteChange } from '@pairwise/contracts/console/change';
import { bindingFields, status } from '@pairwise/contracts/console/shapes';
import { languages } from '@pairwise/contracts/languages';
import * as z from 'zod/mini';

import type {
  AuditEntry,
  HaltRule,
  RegisteredVersion,
  Ramp,
  RampPlan,
  RegistryDocument,
  RolloutStep,
  SaltedExperiment,
  StoredDocument,
} from './document.ts';
import { publishedVersionFields, semver } from '../builds/description.ts';
import { versionNotesSchema } from '../builds/version-notes.ts';

const counter = z.int().check(z.positive());

const check = z.strictObject({
  id: z.string(),
  verdict: z.enum(['passed', 'failed', 'warned', 'not run']),
  reason: z.string(),
});

export const registeredVersionSchema: z.ZodMiniType<RegisteredVersion> = z.strictObject({
  ...publishedVersionFields,
  counter,
  publishedAt: z.string(),
  publishedBy: z.string(),
  commit: z.string(),
  notes: z.exactOptional(versionNotesSchema),
  status,
  checks: z.array(check),
  previewUntil: z.exactOptional(z.string()),
  busVersion: z.exactOptional(semver),
});

const audience = z.strictObject({
  countries: z.exactOptional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  languages: z.exactOptional(z.array(z.enum(languages))),
  niches: z.exactOptional(z.array(z.int())),
  staff: z.exactOptional(z.boolean()),
});

/** At least one step: without one a canary has no visitors. */
export const rolloutStepsSchema: z.ZodMiniType<RolloutStep[]> = z
  .array(z.strictObject({ audience, percent: z.number().check(z.minimum(0), z.maximum(100)) }))
  .check(z.minLength(1), z.maxLength(20));

export const haltRuleSchema: z.ZodMiniType<HaltRule> = z.strictObject({
  minSessions: z.int().check(z.positive()),
  errorRateDelta: z.number().check(z.positive(), z.maximum(1)),
  minNetworks: z.exactOptional(z.int().check(z.positive(), z.maximum(1000))),
});

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

const rampFields = {
  percents: z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.minLength(2), z.maxLength(20)),
  holdMinutes: z.int().check(z.positive(), z.maximum(60 * 24 * 30)),
  notBefore: z.exactOptional(z.string().check(z.refine(isTime, 'Not a time'))),
};

export const rampPlanSchema: z.ZodMiniType<RampPlan> = z.strictObject(rampFields);

const ramp: z.ZodMiniType<Ramp> = z.strictObject({
  ...rampFields,
  since: z.string(),
  paused: z.exactOptional(z.strictObject({ at: z.string(), by: z.string() })),
});

const rollout = z.strictObject({
  version: z.string(),
  salt: z.string().check(z.minLength(16)),
  startedAt: z.string(),
  startedBy: z.string(),
  steps: rolloutStepsSchema,
  haltOn: haltRuleSchema,
  ramp: z.exactOptional(ramp),
});

const experiment: z.ZodMiniType<SaltedExperiment> = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  name: z.string(),
  variants: z.array(z.string()).check(z.minLength(2)),
  salt: z.string().check(z.minLength(16)),
  startedAt: z.string(),
  startedBy: z.string(),
  plan: z.strictObject({ baseline: z.number(), effect: z.number() }),
  end: z.exactOptional(z.strictObject({ at: z.string(), by: z.string(), promoted: z.exactOptional(z.string()) })),
});

const canary = z.strictObject({
  ...canaryFields(rolloutStepsSchema),
  haltOn: haltRuleSchema,
  ramp: z.exactOptional(rampPlanSchema),
  replaces: z.exactOptional(z.string()),
});

export const auditEntrySchema: z.ZodMiniType<AuditEntry> = z.strictObject({
  revision: z.int().check(z.positive()),
  at: z.string(),
  who: z.string(),
  what: changeSchema(rolloutStepsSchema),
  why: z.string(),
  difference: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  previousHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const pruned = z.strictObject({
  at: z.string(),
  content: z.string(),
  filesLeft: z.exactOptional(z.literal(true)),
});

const request = z.strictObject({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  person: z.string(),
  why: z.string(),
  change: z.discriminatedUnion('kind', [canary, promoteChange, bindChange]),
});

const documentFields = {
  revision: z.int().check(z.positive()),
  writtenAt: z.string(),
  pointers: z.record(z.string(), z.string()),
  history: z.record(z.string(), z.array(z.strictObject({ version: z.string(), since: z.string(), by: z.string() }))),
  rollouts: z.record(z.string(), rollout),
  requests: z.array(request),
  experiments: z.exactOptional(z.record(z.string(), experiment)),
  shownVariants: z.exactOptional(z.record(z.string(), z.string())),
  names: z.exactOptional(z.record(z.string(), z.strictObject({ team: z.string(), at: z.string(), by: z.string() }))),
  bindings: z.exactOptional(z.record(z.string(), z.strictObject(bindingFields))),
  pruned: z.exactOptional(z.record(z.string(), z.record(z.string(), pruned))),
  change: z.nullable(auditEntrySchema),
};

export const documentSchema: z.ZodMiniType<RegistryDocument> = z.strictObject({
  ...documentFields,
  schema: z.literal(2),
  versions: z.record(z.string(), z.record(z.string(), registeredVersionSchema)),
});

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The versions of a name, each with the hash of its content. */
export const versionHashesSchema = z.record(z.string(), sha256);

export const storedDocumentSchema: z.ZodMiniType<StoredDocument> = z.strictObject({
  ...documentFields,
  schema: z.literal(3),
  // The revision that wrote the list, and the hash of its content.
  versions: z.record(z.string(), z.string().check(z.regex(/^\d+-[0-9a-f]{64}$/))),
});
