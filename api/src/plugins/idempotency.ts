import { createHmac } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Member } from '../domain/session/member.ts';

const keySchema = z.uuid();

/** The key of a write, or undefined without one; one that is no uuid is refused. */
export const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const parsed = keySchema.safeParse(header);
  if (!parsed.success) throw new DomainError('invalid_request', { field: 'Idempotency-Key' });
  return parsed.data;
};

/**
 * Clients repeat a write whose answer they did not hear, with the same Idempotency-Key: it is done once, and the repeat
 * hears the first answer. The same key with other content is refused. A refusal is not kept, because nothing was done.
 *
 * Bodies hold passwords and secrets of links, so their hash is keyed with the caller's key, of which the table has only
 * a hash: who reads the table can try out no password against it.
 */
export const respondOnce = async <Answer>(
  request: FastifyRequest,
  db: Database,
  member: Member | null,
  act: () => Promise<Answer>,
): Promise<Answer> => {
  const key = keyOf(request);
  if (key === undefined) return act();

  const place = { scope: member ? String(member.publicId) : 'visitor', key: derivedKey(key) };
  const request_hash = createHmac('sha256', key)
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...place, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return firstAnswer(db, place, request_hash);

  try {
    const answer = await act();
    await update(db, place, JSON.stringify(answer));
    return answer;
  } catch (error) {
    await db.deleteFrom('idempotency_keys').where('scope', '=', place.scope).where('key', '=', place.key).execute();
    throw error;
  }
};

interface Place {
  scope: string;
  key: string;
}

const update = (db: Database, { scope, key }: Place, response: string) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: 200, response })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();

const firstAnswer = async <Answer>(db: Database, { scope, key }: Place, requestHash: Buffer): Promise<Answer> => {
  const first = await db
    .selectFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .select(['request_hash', 'response'])
    .executeTakeFirst();
  if (first && !requestHash.equals(first.request_hash)) throw new DomainError('idempotency_mismatch');
  // Still being made, or just refused: the client comes again in a moment.
  if (!first || first.response === null) throw new DomainError('rate_limited');
  return JSON.parse(first.response);
};
