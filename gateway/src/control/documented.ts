import type { ControlErrorCode } from '@pairwise/contracts/console';
import type { ConsoleSchema } from '@pairwise/contracts/console/schemas';
import type { JsonSchema } from '@pairwise/contracts/registry';
import type { FastifyContextConfig } from 'fastify';
import type * as z from 'zod';

import type { Action } from '../access/index.ts';

/**
 * What a caller needs. `nothing`: the route is public. `token`: any valid token. An action: a token that allows it for the
 * name, or for any name if it is `read`. `subscribe`: a token that allows any change of the name.
 */
export type Requirement = 'nothing' | 'token' | 'subscribe' | Action;

/** A body that is no JSON: `{ content: 'image/webp' }`. */
export interface BinaryContent {
  content: string;
}

/** What the OpenAPI document says about a route. */
export interface RouteDocumentation {
  /** What the route does, as a verb phrase without a full stop. */
  summary: string;
  /** What a caller cannot know from the summary and the schemas. */
  description?: string;
  requires: Requirement;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The form of an upload, in the place of a body. */
  form?: JsonSchema;
  /** The bodies of its responses by status, apart from those of errors. */
  responses: Readonly<Record<number, ConsoleSchema | z.core.$ZodType | BinaryContent>>;
  /** Its own error codes. Those that follow from what it requires and takes are added (`open-api-document.ts`). */
  errors?: readonly ControlErrorCode[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the OpenAPI document says about the route; `false` for one that is no part of the API. */
    documented?: RouteDocumentation | false;
  }
}

/** Returns the options of a route of the control API. Only a documented route that requires nothing is public. */
export const documented = (route: RouteDocumentation): { config: FastifyContextConfig } => ({
  config: { documented: route, isPublic: route.requires === 'nothing' },
});
