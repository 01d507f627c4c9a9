import { createHmac } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Member } from '../domain/account/member.ts';
import { derivedKey } from '../domain/derived-key.ts';
import { DomainError } from '../domain/domain-error.ts';
import { inEqualTime } from '../domain/limits/equal-time.ts';
import { reachFailpoint } from './failpoints.ts';
import {
  completeKey,
  findKey,
  deleteKey,
  type IdempotencyKey,
  type Lease,
  leaseKey,
  releaseKey,
} from './idempotency.repository.ts';
import { hasEnded } from './session.ts';
import { openResponse, sealResponse, type StoredResponse } from './sealed-response.ts';

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

/** A request that writes, and who sent it. */
export interface Writing {
  request: FastifyRequest;
  reply: FastifyReply;
  siteId: number;
  member: Member | null;
  /** The bytes of an upload, which are no part of `request.body`; else empty. */
  upload: Buffer;
  /** The write begins or ends a session, so a repeat may come with another session than the first request, or with none. */
  changesSession: boolean;
  /** The fields that belong to the key. Undefined for all, of which another value is refused. */
  keyFields: string[] | undefined;
}

/** The work of a write. */
export interface Work<Prepared> {
  /** Runs before the transaction; what it writes stays when the write fails. */
  prepare: (() => Promise<Prepared>) | undefined;
  /** Runs in the transaction of the write and returns the response. */
  act: (transaction: Database, prepared: Prepared | undefined) => Promise<unknown>;
  /** Delays `act` to a fixed interval, with its commit. */
  equalTime: boolean;
}

interface Claim {
  /** The key as the caller sent it. The database holds only its hash. */
  secret: string;
  key: IdempotencyKey;
}

/**
 * Bodies hold passwords and secrets of links, so the stored hash of a request is keyed with the caller's key: a reader of
 * the table cannot guess passwords against it.
 */
const claimOf = ({ request, member, upload, changesSession, keyFields }: Writing): Claim | undefined => {
  const secret = keyOf(request);
  if (secret === undefined) return undefined;
  const requestHash = createHmac('sha256', secret)
    .update(`${request.method} ${request.url}\n${JSON.stringify(keyFields ?? request.body ?? null)}`)
    .update(upload)
    .digest();
  const scope = member ? String(member.publicId) : 'visitor';
  const key = derivedKey(secret, ...(keyFields ?? []));
  return { secret, key: { scope: changesSession ? 'session' : scope, key, requestHash } };
};

/**
 * Runs a write in one transaction, once per Idempotency-Key. The key is completed with the response in that transaction,
 * so a crash leaves both or neither. A repeat with the same key gets the first response; while the first request runs it
 * waits. An error rolls the transaction back and frees the key, because nothing was written.
 *
 * A write with `prepare` leases its key before, so that a repeat does not do that work as well. Whoever has the lease
 * completes the key; a request that lost its lease to another is rolled back.
 * @throws {DomainError} `idempotency_mismatch` for the same key with other content; `rate_limited` while another request
 *   has the lease
 */
export const respondOnce = async <Prepared>(db: Database, writing: Writing, work: Work<Prepared>): Promise<unknown> => {
  const transact = (run: (transaction: Database) => Promise<unknown>): Promise<unknown> =>
    work.equalTime ? inEqualTime(() => inTransaction(db, run)) : inTransaction(db, run);

  if (!work.prepare) {
    return transact(async (transaction) => {
      const begun = await begin(transaction, writing);
      return 'first' in begun
        ? respondAgain(writing, begun.first)
        : actOnce(transaction, writing, work, undefined, begun.leased);
    });
  }

  const begun = await begin(db, writing);
  if ('first' in begun) return respondAgain(writing, begun.first);
  try {
    const prepared = await work.prepare();
    return await transact((transaction) => actOnce(transaction, writing, work, prepared, begun.leased));
  } catch (error) {
    if (begun.leased) await release(db, writing, begun.leased.lease);
    throw error;
  }
};

interface Leased {
  secret: string;
  lease: Lease;
}

/**
 * Leases the key of a write, unless it comes without one, or returns its first response. A response that began a session
 * is worth nothing once that session has ended: the write runs again and is refused or not like any other.
 */
const begin = async (
  db: Database,
  writing: Writing,
): Promise<{ leased: Leased | undefined } | { first: StoredResponse }> => {
  const claim = claimOf(writing);
  if (!claim) return { leased: undefined };
  const { secret, key } = claim;
  const lease = await leaseKey(db, key);
  if (lease) return { leased: { secret, lease } };
  const found = await findResponse(db, claim);
  // The first request has just failed, or has the lease: the client retries in a moment.
  if (!found) throw new DomainError('rate_limited');
  const { cookie } = found.first;
  if (cookie === undefined || !(await hasEnded(db, writing.siteId, cookie))) return found;
  await deleteKey(db, key, found.bytes);
  const again = await leaseKey(db, key);
  if (!again) throw new DomainError('rate_limited');
  return { leased: { secret, lease: again } };
};

const actOnce = async <Prepared>(
  transaction: Database,
  writing: Writing,
  { act }: Work<Prepared>,
  prepared: Prepared | undefined,
  leased: Leased | undefined,
): Promise<unknown> => {
  const { request, reply } = writing;
  reachFailpoint(request, 'before-effect');
  const body = await act(transaction, prepared);
  if (leased) {
    const response = { body, ...(writing.changesSession && cookieOf(reply)) };
    const completed = await completeKey(transaction, leased.lease, sealResponse(leased.secret, response));
    if (!completed) throw new DomainError('rate_limited');
  }
  reachFailpoint(request, 'before-commit');
  return body;
};

/** A free key lets the client repeat the request at once. When it cannot be freed, the end of the lease frees it. */
const release = async (db: Database, { request }: Writing, lease: Lease): Promise<void> => {
  try {
    await releaseKey(db, lease);
  } catch (error) {
    request.log.warn({ err: error }, 'an Idempotency-Key could not be freed');
  }
};

/** The cookie that a response sets. A renewed session may have set one before. */
const cookieOf = (reply: FastifyReply): { cookie?: string } => {
  const cookie = [reply.getHeader('set-cookie')].flat().at(-1);
  return typeof cookie === 'string' ? { cookie } : {};
};

/** Sends the first response again. */
const respondAgain = ({ reply }: Writing, { body, cookie }: StoredResponse): unknown => {
  if (cookie !== undefined) reply.removeHeader('set-cookie').header('set-cookie', cookie);
  return body;
};

const findResponse = async (
  db: Database,
  { secret, key }: Claim,
): Promise<{ first: StoredResponse; bytes: Buffer } | undefined> => {
  const stored = await findKey(db, key);
  if (stored && !key.requestHash.equals(stored.request_hash)) throw new DomainError('idempotency_mismatch');
  return stored?.response ? { first: openResponse(secret, stored.response), bytes: stored.response } : undefined;
};

/**
 * Sends the first response to a caller whose session the first request has ended.
 * @throws {DomainError} `authentication_required` when there is none
 */
export const respondWithoutSession = async (db: Database, writing: Writing): Promise<unknown> => {
  const claim = writing.changesSession ? claimOf(writing) : undefined;
  const found = claim && (await findResponse(db, claim));
  if (!found) throw new DomainError('authentication_required');
  return respondAgain(writing, found.first);
};
