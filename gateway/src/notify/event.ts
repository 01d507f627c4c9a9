import type { JsonSchema } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

/** What happened. */
export const eventTypes = [
  'version.verified',
  'version.refused',
  'version.promoted',
  'version.rolled_back',
  'version.revoked',
  'canary.started',
  'canary.raised',
  'canary.changed',
  'canary.paused',
  'canary.resumed',
  'canary.halted',
  'canary.rolled_back',
  'request.made',
  'request.approved',
  'request.refused',
  'request.withdrawn',
  'test',
] as const;

const eventSchema = z.object({
  type: z
    .enum(eventTypes)
    .check(
      z.describe(
        'What happened. `canary.halted`: a person ended the canary; `canary.rolled_back`: the gateway ended it. `request.refused`: another person than the one who made the request withdrew it. `test`: nothing happened, a person tests the webhook.',
      ),
    ),
  timestamp: z.string().check(z.describe('When it happened, ISO 8601 in UTC.')),
  text: z.string().check(z.describe('The event as an English sentence.')),
  data: z.object({
    revision: z.int().check(z.describe('The revision of the registry, which rises with each event.')),
    name: z.string().check(z.describe('The shell or a remote, such as `mf-chat`; `*` for every name in a test.')),
    version: z.exactOptional(
      z
        .string()
        .check(
          z.describe(
            'The version that the event is about; missing in a test and for a request with the change `bind`. Of a rollback the version that is live again.',
          ),
        ),
    ),
    by: z.string().check(z.describe('`team/person`, `operator`, or `gateway` for what the gateway does by itself.')),
    why: z
      .string()
      .check(
        z.describe(
          'The reason as the audit log keeps it, `gate` for a check. It can quote error messages of browsers.',
        ),
      ),
    live: z.exactOptional(
      z
        .nullable(z.string())
        .check(
          z.describe('Of a revocation that changed what is live: the stable version now, null when none is left.'),
        ),
    ),
    percents: z.exactOptional(z.array(z.number()).check(z.describe('The percentage of each audience of the canary.'))),
    ramp: z.exactOptional(z.array(z.number()).check(z.describe('The percentages that a canary reaches by itself.'))),
    request: z.exactOptional(
      z.object({
        id: z.string().check(z.describe('The id that `approve` and `withdraw` take.')),
        change: z.enum(['promote', 'canary', 'bind']).check(z.describe('The change that was requested.')),
      }),
    ),
    zones: z.exactOptional(
      z.array(z.string()).check(z.describe('Of a request with the change `bind`: the zones of the routes.')),
    ),
    slots: z.exactOptional(
      z.array(z.string()).check(z.describe('Of a request with the change `bind`: the slots of the widgets.')),
    ),
    checks: z.exactOptional(
      z
        .array(z.object({ id: z.string(), reason: z.string() }))
        .check(z.describe('Of a refused version: the checks that failed or could not run, at most ten.')),
    ),
  }),
});

/** An event of which teams are notified, as a webhook of the format `json` receives it. */
export type NotifyEvent = z.infer<typeof eventSchema>;

export type EventType = NotifyEvent['type'];

/** Returns the JSON Schema of an event, which is `docs/notify.schema.json`. It allows further fields. */
export const notifySchema = (): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(eventSchema, { io: 'input' });
  return { $schema, title: 'Notification', description: 'The body of a webhook with the format `json`.', ...schema };
};
