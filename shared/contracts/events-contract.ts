import * as z from 'zod/mini';

import { settings } from './endpoints/settings.ts';
import { type BusEvents, type BusStreams, pushPermissions } from './events.ts';
import { languages } from './languages.ts';
import { memberCard } from './shapes/member.ts';
import { user } from './shapes/user.ts';

/*
 * The types of `events.ts` as schemas, for builds and the gate. Browsers import the types only, so these schemas are in
 * no bundle.
 */
const visitorOrMember = z.nullable(user);

/** The value of each stream. JSON has no `undefined` (not known yet), so it is optional here. */
export const busStreamSchemas = {
  user: z.optional(visitorOrMember),
  unread: z.number(),
  likes: z.number(),
  language: z.enum(languages),
  settings,
  push: z.object({
    isCapable: z.boolean(),
    isSubscribed: z.boolean(),
    permission: z.enum(pushPermissions),
    lastMessage: z.nullable(z.object({ title: z.string(), body: z.string(), url: z.string() })),
  }),
  polls: z.number(),
  bonus: z.object({ isVisible: z.boolean() }),
} as const;

/** The payload of each event. */
export const busEventSchemas = {
  'mfe:ready': z.object({ remote: z.string(), version: z.string(), milliseconds: z.number() }),
  'mfe:slow': z.object({ remote: z.string(), version: z.string() }),
  'mfe:failed': z.object({
    remote: z.string(),
    version: z.string(),
    phase: z.enum(['load', 'mount', 'render']),
    message: z.string(),
  }),
  'user:changed': z.object({ user: z.exactOptional(visitorOrMember) }),
  'likes:received': z.record(z.string(), z.never()),
  'push:asked': z.record(z.string(), z.never()),
  'navigation:done': z.object({ path: z.string() }),
  'like:matched': z.object({ profile: memberCard }),
  'signup:asked': z.object({ path: z.string() }),
  'page:missing': z.object({ path: z.string() }),
} as const;

type Outputs<Schemas extends Record<string, z.ZodMiniType>> = { [Key in keyof Schemas]: z.output<Schemas[Key]> };

/** True when each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type EachSame<A, B> = { [Key in keyof A | keyof B]: Key extends keyof A & keyof B ? Same<A[Key], B[Key]> : false };
type Proof<A, B> = EachSame<A, B>[keyof A | keyof B] extends true ? true : never;

/** Fail to compile when a schema above differs from its type in `events.ts`. */
export const streamsAreTheirTypes: Proof<Outputs<typeof busStreamSchemas>, BusStreams> = true;
export const eventsAreTheirTypes: Proof<Outputs<typeof busEventSchemas>, BusEvents> = true;
