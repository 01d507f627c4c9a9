import { languages } from '@pairwise/contracts/languages';
import { type RouteQuery, slots } from '@pairwise/contracts/remote';
import type { PublishedVersion } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import { BuildError } from './build-error.ts';

/**
 * Names that may be published: the shell and remotes. They contain no dots and no slashes, because a name is also a
 * folder.
 */
export const namePattern = /^(shell|mf-[a-z][a-z0-9-]{0,40})$/;
export const versionPattern = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;

/** A version of the bus contract, `1.2.0`. */
export const semver = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** A path inside the folder of a version. Only plain names, so that it can never leave the folder. */
const filePath = z.string().check(z.regex(/^(?:[A-Za-z0-9_@-][A-Za-z0-9_@.-]*\/)*[A-Za-z0-9_@-][A-Za-z0-9_@.-]*$/));

const files = z.array(filePath);
const filesByKey = z.record(z.string(), files);
const range = z.string().check(z.regex(/^[\^~]?\d[\w.-]*$/));
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const parameter = z.string().check(z.regex(/^[A-Za-z][\w-]{0,40}$/));

/** A team's data may only name plain reads of the api: every page of the route requests them. The group is the path. */
export const apiReadPattern = /^GET (\/api\/[a-z-]+\.php)$/;

const isRead = (value: unknown): boolean => typeof value === 'string' && apiReadPattern.test(value);

const routeQuery = z.strictObject({
  endpoint: z.custom<RouteQuery['endpoint']>(isRead, 'Not a read of the api, such as "GET /api/members.php"'),
  fromPath: z.exactOptional(z.record(parameter, parameter)),
  fromAddress: z.exactOptional(z.array(parameter).check(z.maxLength(20))),
  defaults: z.exactOptional(z.record(parameter, z.string().check(z.maxLength(100)))),
});

/** Each is a request beside the scripts of the first screen. */
const MAX_QUERIES = 4;

const route = z.strictObject({
  id: z.string(),
  path: z.string().check(z.regex(/^\/(?:(?::?[A-Za-z0-9_-]+\??)(?:\/|$))*$/)),
  layout: z.enum(['default', 'chat', 'lander', 'empty']),
  access: z.enum(['all', 'visitors', 'members']),
  zone: z.enum(['site', 'app', 'pay']),
  screen: z.string(),
  skeleton: z.enum(['grid', 'profile', 'list', 'form', 'prices', 'page', 'deck', 'hero']),
  queries: z.exactOptional(z.array(routeQuery).check(z.maxLength(MAX_QUERIES))),
});

/** Every page matches all routes and widgets, and the gate compares each with all others. */
export const MAX_ROUTES = 200;
export const MAX_WIDGETS = 50;

const contractRange = z.string().check(z.maxLength(50));

const data = z.strictObject({
  name: z.string(),
  contracts: z.strictObject({ bus: contractRange, endpoints: contractRange }),
  routes: z.array(route).check(z.maxLength(MAX_ROUTES)),
  widgets: z
    .array(
      z.strictObject({
        slot: z.enum(slots),
        name: z.string(),
      }),
    )
    .check(z.maxLength(MAX_WIDGETS)),
});

/**
 * The fields of `remote.json`. They are untrusted until they pass this schema, and unknown fields are refused. That
 * keeps out `getPublicPath` of federation manifests, which a browser would run.
 */
export const publishedVersionFields = {
  name: z.string().check(z.regex(namePattern)),
  version: z.string().check(z.regex(versionPattern)),
  files: z.array(z.strictObject({ path: filePath, integrity, bytes: z.int().check(z.nonnegative()) })),
  entry: filePath,
  lifecycle: files,
  screens: filesByKey,
  widgetFiles: filesByKey,
  messages: z.partialRecord(z.enum(languages), files),
  // They become part of a header. Characters that could end its directive or start another are refused.
  trustedTypes: z.array(z.string().check(z.regex(/^[A-Za-z0-9@._#-]+$/))),
  data: z.exactOptional(data),
  shared: z.record(z.string(), range),
  exposes: z.array(z.string().check(z.regex(/^\.\/[A-Za-z][\w/-]*$/))),
  contract: integrity,
};

export const publishedVersion: z.ZodMiniType<PublishedVersion> = z.strictObject(publishedVersionFields);

/** Returns the files that a description names outside its list of files. */
const namedFiles = ({ entry, lifecycle, screens, widgetFiles, messages }: PublishedVersion): string[] => [
  entry,
  ...lifecycle,
  ...Object.values(screens).flat(),
  ...Object.values(widgetFiles).flat(),
  ...Object.values(messages).flat(),
];

/**
 * Parses and checks `remote.json`.
 * @throws {BuildError} `bad_description`, with the reason
 */
export const parseDescription = (text: string): PublishedVersion => {
  const refuse = (reason: string): never => {
    throw new BuildError('bad_description', `remote.json is refused: ${reason}`);
  };
  // Module Federation runs this field as a function, wherever it occurs in a manifest.
  if (text.includes('getPublicPath')) refuse('it contains getPublicPath, which a browser would run');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    refuse('it is not JSON');
  }
  const parsed = publishedVersion.safeParse(json);
  if (!parsed.success) {
    return refuse(
      parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; '),
    );
  }
  const listed = new Set(parsed.data.files.map((file) => file.path));
  const missing = namedFiles(parsed.data).filter((file) => !listed.has(file));
  if (missing.length > 0) refuse(`it lists no hash for ${missing.join(', ')}`);
  return parsed.data;
};
