import type { $ZodType, output } from 'zod/v4/core';

import type { ErrorCode } from './error-codes.ts';
import type { Zone } from './zone.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The callers of an endpoint. `member` is every caller with a session, whatever the account's status. */
export type Requirement = 'all' | 'member';

/** Errors that any endpoint can return. An endpoint lists only its own (decisions 4.3). */
export type CommonErrorCode =
  'invalid_request' | 'authentication_required' | 'not_found' | 'idempotency_mismatch' | 'rate_limited' | 'error';

/**
 * The definition of one endpoint. The api validates requests and writes its documentation from it; the client takes its
 * types. `query` parses strings from the address into values.
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
  /**
   * The zones whose pages may call the endpoint; the app and payments by default. The site is named for what its visitors
   * need: its pages run the code of landers. Orders, mandates and what was paid are for payments alone: pages of the app run
   * the code of several teams.
   */
  zones?: readonly Zone[];
  query?: Query;
  body?: Body;
  response: Response;
  errors: readonly Code[];
}

/** Defines an endpoint and keeps its literal types, so that the client knows the exact response and error codes. */
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
