import { createHmac } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import type { Member } from '../domain/account/member.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { DomainError } from '../domain/domain-error.ts';
import { claimKey, findResponse, type IdempotencyKey, releaseKey, saveResponse } from './idempotency.repository.ts';

const keySchema = z.uuid();

/**
 * Reads the Idempotency-Key of a write; undefined without one.
 * @throws {DomainError} `invalid_request` when it is not a uuid
 */
export const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const parsed = keySchema.safeParse(header);
  if (!parsed.success) throw new DomainError('invalid_request', { field: 'Idempotency-Key' });
  return parsed.data;
};

/**
 * Runs a write once per Idempotency-Key. Clients repeat a write whose response was lost with the same key; the repeat
 * gets the first response. Errors are not stored, because nothing was written.
 *
 * Bodies hold passwords and secrets of links, so the stored hash of a body is keyed with the caller's key, of which the
 * table holds only a hash: a reader of the table cannot guess passwords against it.
 * @throws {DomainError} `idempotency_mismatch` for the same key with other content; `rate_limited` while the first
 *   request is running
 */
export const respondOnce = async <Response>(
  request: FastifyRequest,
  db: Database,
  member: Member | null,
  act: () => Promise<Response>,
): Promise<Response> => {
  const key = keyOf(request);
  if (key === undefined) return act();

  const claim = { scope: member ? String(member.publicId) : 'visitor', key: derivedKey(key) };
  const requestHash = createHmac('sha256', key)
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  if (!(await claimKey(db, claim, requestHash))) return firstResponse(db, claim, requestHash);

  try {
    const response = await act();
    await saveResponse(db, claim, JSON.stringify(response));
    return response;
  } catch (error) {
    await releaseKey(db, claim);
    throw error;
  }
};

const firstResponse = async <Response>(db: Database, claim: IdempotencyKey, requestHash: Buffer): Promise<Response> => {
  const first = await findResponse(db, claim);
  if (first && !requestHash.equals(first.request_hash)) throw new DomainError('idempotency_mismatch');
  // Still running, or just failed: the client retries in a moment.
  if (!first || first.response === null) throw new DomainError('rate_limited');
  return JSON.parse(first.response);
};
