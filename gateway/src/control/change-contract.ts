import type { ControlErrorCode } from '@pairwise/contracts/console';
import { languages } from '@pairwise/contracts/languages';
import * as z from 'zod';

import { versionPattern } from '../builds/description.ts';
import type { HaltRule, RampPlan, RolloutStep } from '../registry/document.ts';
import { documented } from './documented.ts';
import { why } from './why.ts';

/**
 * Every change names the revision whose state its author has read, so that of two people who do the same at the same time
 * only one does it.
 */
export const changeBase = {
  why,
  expectedRevision: z.int({ error: 'is the revision that you have read' }).nonnegative(),
};
const version = z.string().regex(versionPattern, 'is not a version, such as 0.1.0-9f2c1ab0');

/** The live addresses that the version lacks and that the caller accepts to lose. */
const loseRoutes = z.array(z.string().regex(/^\//, 'is not an address, such as /old')).max(200).optional();

const audience = z.strictObject({
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'is not a country code, such as NL'))
    .min(1)
    .max(250)
    .exactOptional(),
  languages: z.array(z.enum(languages)).min(1).exactOptional(),
  niches: z.array(z.int().min(1).max(7)).min(1).exactOptional(),
  staff: z.boolean().exactOptional(),
});
const steps: z.ZodType<RolloutStep[]> = z
  .array(z.strictObject({ audience, percent: z.number().min(0).max(100) }))
  .min(1)
  .max(20);
const haltOn: z.ZodType<HaltRule> = z.strictObject({
  minSessions: z.int().min(1).max(1_000_000),
  errorRateDelta: z.number().gt(0).max(1),
  minNetworks: z.int().min(1).max(1000).exactOptional(),
});

const ramp: z.ZodType<RampPlan> = z.strictObject({
  percents: z.array(z.number().min(0).max(100)).min(2).max(20),
  holdMinutes: z
    .int()
    .min(1)
    .max(60 * 24 * 30),
  notBefore: z.iso.datetime({ error: 'is not a time, such as 2026-12-01T06:00:00Z' }).exactOptional(),
});

/** The bodies of changes of what is live. */
export const changeBodies = {
  canary: z.strictObject({
    ...changeBase,
    version,
    steps,
    haltOn: haltOn.optional(),
    ramp: ramp.optional(),
    /** The running canary of another version, which this one ends. */
    replaces: version.optional(),
    loseRoutes,
  }),
  promote: z.strictObject({ ...changeBase, version: version.optional(), loseRoutes }),
  /** A rollback names its target: “one version back” would mean another version after a change by someone else. */
  rollback: z.strictObject({ ...changeBase, version }),
  halt: z.strictObject(changeBase),
  revoke: z.strictObject({ ...changeBase, version, offline: z.boolean().exactOptional() }),
  decide: z.strictObject(changeBase),
};

/** Errors of a change that makes a version live. */
const liveErrors: readonly ControlErrorCode[] = [
  'revision_conflict',
  'unknown_name',
  'unknown_version',
  'revoked',
  'not_verified',
  'does_not_fit',
  'not_bound',
  'loses_routes',
  'bad_change',
];
const canaryErrors: readonly ControlErrorCode[] = [...liveErrors, 'no_previous', 'replaces_canary'];

const done = { 200: 'ChangeResponse' } as const;
const doneOrRequested = { ...done, 202: 'ChangeResponse' } as const;
const addsLoss = 'A version that lacks live addresses needs them in `loseRoutes`.';

/** What the OpenAPI document says about changes of what is live. */
export const changeDocumentation = {
  canary: documented({
    summary: 'Runs a verified version as the canary of a name, or changes its audience',
    description: `A canary that ends the one of another version names it in \`replaces\`. ${addsLoss}`,
    requires: 'canary',
    body: changeBodies.canary,
    responses: doneOrRequested,
    errors: canaryErrors,
  }),
  promote: documented({
    summary: 'Makes a verified version live for everyone: by default the canary',
    description: addsLoss,
    requires: 'promote',
    body: changeBodies.promote,
    responses: doneOrRequested,
    errors: [...liveErrors, 'no_canary'],
  }),
  rollback: documented({
    summary: 'Makes an earlier stable version live again, and ends the canary',
    requires: 'rollback',
    body: changeBodies.rollback,
    responses: done,
    errors: ['revision_conflict', 'unknown_name', 'unknown_version', 'revoked', 'not_verified', 'no_previous'],
  }),
  halt: documented({
    summary: 'Ends the canary of a name',
    requires: 'rollback',
    body: changeBodies.halt,
    responses: done,
    errors: ['revision_conflict', 'no_canary'],
  }),
  pause: documented({
    summary: 'Keeps the canary at its percentage until its ramp is resumed',
    requires: 'canary',
    body: changeBodies.decide,
    responses: done,
    errors: ['revision_conflict', 'no_canary', 'no_ramp'],
  }),
  resume: documented({
    summary: 'Continues the paused ramp of a canary',
    requires: 'canary',
    body: changeBodies.decide,
    responses: done,
    errors: ['revision_conflict', 'no_canary', 'no_ramp'],
  }),
  revoke: documented({
    summary: 'Withdraws a version for ever',
    description: 'A revocation that leaves no version live needs `offline`.',
    requires: 'revoke',
    body: changeBodies.revoke,
    responses: done,
    errors: ['revision_conflict', 'unknown_name', 'unknown_version', 'takes_offline'],
  }),
  approve: documented({
    summary: 'Carries out a change that another person has requested',
    requires: 'approve',
    body: changeBodies.decide,
    responses: done,
    errors: [...canaryErrors, 'unknown_request', 'same_person'],
  }),
  withdraw: documented({
    summary: 'Ends a request without the change',
    description: 'The person who made the request needs only the right to make it.',
    requires: 'approve',
    body: changeBodies.decide,
    responses: done,
    errors: ['revision_conflict', 'unknown_request'],
  }),
};
