import type { BodyOf, EndpointKey, Endpoints, QueryOf, ResponseOf } from '@pairwise/contracts';

import type { OnProgress } from './upload-fetch.ts';

/** In an address everything is text, so where the contract takes any string, a number may be given too. */
type Address<Query> = { [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name] };

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, never>>
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

export interface CommonOptions {
  signal?: AbortSignal | undefined;
  /** Only where the gesture outlives the page: a key stored before the first try (decisions G-1). Made if not given. */
  idempotencyKey?: string;
}

export interface UploadOptions extends CommonOptions {
  /** Told how much of the form has gone out, from 0 to 1; at 0 again with every new try. */
  onProgress?: OnProgress;
}

type Content<Key extends EndpointKey> = Part<'query', Address<QueryOf<Endpoints[Key]>>> &
  Part<'body', BodyOf<Endpoints[Key]>>;

export type CallOptions<Key extends EndpointKey> = Content<Key> & CommonOptions;

export type CallArguments<Key extends EndpointKey> =
  object extends CallOptions<Key> ? [options?: CallOptions<Key>] : [options: CallOptions<Key>];

/** A write that may wait can't be given up by a signal. Its key, if the caller makes one, is also its id in the queue. */
type QueueOptions<Key extends EndpointKey> = Content<Key> & Pick<CommonOptions, 'idempotencyKey'>;

export type QueueArguments<Key extends EndpointKey> =
  object extends QueueOptions<Key> ? [options?: QueueOptions<Key>] : [options: QueueOptions<Key>];

export type ResponseBody<Key extends EndpointKey> = ResponseOf<Endpoints[Key]>;

/** Endpoints that take a file: their body is a form, of which the contract has no schema. */
export type UploadKey = {
  [Key in EndpointKey]: Key extends `POST ${string}` ? (BodyOf<Endpoints[Key]> extends undefined ? Key : never) : never;
}[EndpointKey];
