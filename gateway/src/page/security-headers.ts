import { fileAddress, type Resolution, runnableVersions } from './resolve.ts';

export interface HeaderOptions {
  nonce: string;
  trustedTypes: boolean;
  /** Origins of this site's own files; empty when the host cannot be named in a policy: then it is `'self'`. */
  origins: readonly string[];
  /** Origin that has the same files. */
  fallbackOrigin?: string;
  https: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Where scripts may come from: the folders of exactly the versions that this page may run. Not `'self'`: a version
 * that is revoked, another zone's code and whatever else this origin has stay out, even when a script names them.
 */
const scriptSources = (resolution: Resolution, { origins, fallbackOrigin }: HeaderOptions): string[] => {
  const versions = runnableVersions(resolution);
  const folders = [...new Set(versions.map((version) => fileAddress(version, '')))];
  const bases = [...origins, ...(fallbackOrigin === undefined ? [] : [fallbackOrigin])];
  return [
    ...(origins.length > 0 ? [] : ["'self'"]),
    ...bases.flatMap((base) => folders.map((folder) => base + folder)),
  ];
};

/** Servers of developers, by override: admitted in that developer's own page alone. */
const developmentOrigins = ({ deployables }: Resolution): string[] =>
  deployables.flatMap(({ development }) => (development?.origin ? [development.origin] : []));

/**
 * What a page may do: run the published scripts of its own zone, and nothing made of strings. `nonce` admits the one
 * style element of the page and those that emotion makes.
 */
const contentSecurityPolicy = (resolution: Resolution, options: HeaderOptions): string => {
  const { nonce } = options;
  const development = developmentOrigins(resolution);
  const sockets = development.map((origin) => origin.replace(/^http:/, 'ws:'));
  const policies = new Set(runnableVersions(resolution).flatMap((version) => version.trustedTypes));
  // From the fallback origin an entry runs a second time when only its chunks could not be had here.
  const names = [...policies, ...(options.fallbackOrigin === undefined ? [] : ["'allow-duplicates'"])];
  // Hot updates come as plain strings.
  const trustedTypes = options.trustedTypes && development.length === 0;
  return [
    "default-src 'none'",
    ['script-src', `'nonce-${nonce}'`, ...scriptSources(resolution, options), ...development].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...development, ...sockets].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`] : []),
  ].join('; ');
};

/** A page without anything from its sources: all of its scripts have a hash. */
const isSigned = ({ deployables }: Resolution, { trustedTypes }: HeaderOptions): boolean =>
  trustedTypes && deployables.every(({ development }) => development === undefined);

/** Headers of every page. Pages are never kept: the next one may be made of other versions. */
export const pageHeaders = (resolution: Resolution, options: HeaderOptions): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(resolution, options),
  // A script without a hash does not run, however it is asked for: `import()` too, of which Trusted Types know nothing.
  ...(isSigned(resolution, options) && { 'integrity-policy': 'blocked-destinations=(script)' }),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Links from mails carry a token in the path: no other site may learn it.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(options.https && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});
