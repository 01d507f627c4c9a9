import type { $ZodType, output } from 'zod/v4/core';

import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `member` is anybody with a session, whatever their status. */
export type Requirement = 'all' | 'member';

/** Errors any endpoint may answer with; an endpoint lists only its own (decisions 4.3). */
export type CommonErrorCode =
  'invalid_request' | 'authentication_required' | 'not_found' | 'idempotency_mismatch' | 'rate_limited' | 'error';

/**
 * One endpoint, told once: the api validates and documents from it, the client is typed by it.
 * `query` holds strings as they stand in the address; the schema turns them into values.
 */
export interface Endpoint<
  Query extends $ZodType | undefined = $ZodType | undefined,
  Body extends $ZodType | undefined = $ZodType | undefined,
  Response extends $ZodType = $ZodType,
  Code extends ErrorCode = ErrorCode,
  Requires extends Requirement = Requirement,
> {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  requires: Requires;
  query?: Query;
  body?: Body;
  response: Response;
  errors: readonly Code[];
}

/** Keeps the literal types of an endpoint, so that the client knows its exact answer and error codes. */
export const endpoint = <
  const Code extends ErrorCode,
  Response extends $ZodType,
  const Requires extends Requirement,
  Query extends $ZodType | undefined = undefined,
  Body extends $ZodType | undefined = undefined,
>(
  definition: Endpoint<Query, Body, Response, Code, Requires>,
): Endpoint<Query, Body, Response, Code, Requires> => definition;

type SchemaInput<Schema> = Schema extends $ZodType ? Schema['_zod']['input'] : undefined;

export type ResponseOf<E> = E extends { response: infer R extends $ZodType } ? output<R> : never;
export type QueryOf<E> = E extends { query?: infer Q } ? SchemaInput<Exclude<Q, undefined>> : undefined;
export type BodyOf<E> = E extends { body?: infer B } ? SchemaInput<Exclude<B, undefined>> : undefined;
