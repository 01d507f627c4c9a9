import { createHash } from 'node:crypto';

import { fileAddress, type Resolution, runnableVersions } from './resolve.ts';

export interface HeaderOptions {
  /** Of styles only. All code of the page can read it, so no script may be admitted by it. */
  nonce: string;
  /** The scripts in the page itself, and the Trusted Types policies that they create. */
  inlineScripts: readonly string[];
  inlinePolicies?: readonly string[];
  /** Values of `style` attributes in the page itself. */
  styleAttributes?: readonly string[];
  trustedTypes: boolean;
  /** Origins of this site's own files; empty when the host cannot be named in a policy, which then has `'self'`. */
  origins: readonly string[];
  /** Second origin with the same files. */
  fallbackOrigin?: string;
  https: boolean;
  /** Another origin that a form of the page leads to. Browsers apply the policy to the redirect after the form too. */
  formOrigin?: string;
  /** The origin has the service worker and the manifest of the installed app. */
  hasWorker: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the allowed script sources: the folders of exactly the versions that this page may run. Not `'self'`: that
 * would also admit revoked versions and the code of other zones.
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

/** Returns the servers of developers, from overrides. They are admitted in that developer's own page only. */
const developmentOrigins = ({ remotes }: Resolution): string[] =>
  remotes.flatMap(({ development }) => (development?.origin ? [development.origin] : []));

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Formats the policy of a page: it may run the published scripts of its own zone, and no code made of strings. `nonce`
 * admits the page's style element and those that emotion adds.
 */
const contentSecurityPolicy = (resolution: Resolution, options: HeaderOptions): string => {
  const { nonce, inlineScripts, inlinePolicies = [], styleAttributes = [] } = options;
  const development = developmentOrigins(resolution);
  const sockets = development.map((origin) => origin.replace(/^http:/, 'ws:'));
  const policies = new Set(runnableVersions(resolution).flatMap((version) => version.trustedTypes));
  // An entry runs a second time, from the fallback origin, when only its chunks could not be loaded from here.
  const names = [
    ...policies,
    ...inlinePolicies,
    ...(options.fallbackOrigin === undefined ? [] : ["'allow-duplicates'"]),
  ];
  // Hot updates are plain strings.
  const trustedTypes = options.trustedTypes && development.length === 0;
  // The worker's file and no other: a remote's own worker would outlive the page, and a rollback too.
  const workers = options.origins.length > 0 ? options.origins.map((origin) => `${origin}/sw-push.js`) : ["'self'"];
  return [
    "default-src 'none'",
    ['script-src', ...inlineScripts.map(hashOf), ...scriptSources(resolution, options), ...development].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ...(styleAttributes.length > 0
      ? [['style-src-attr', "'unsafe-hashes'", ...styleAttributes.map(hashOf)].join(' ')]
      : []),
    ["img-src 'self' data: blob:", ...development].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...development, ...sockets].join(' '),
    `manifest-src ${options.hasWorker ? "'self'" : "'none'"}`,
    `worker-src ${options.hasWorker ? workers.join(' ') : "'none'"}`,
    "base-uri 'none'",
    ["form-action 'self'", ...(options.formOrigin === undefined ? [] : [options.formOrigin])].join(' '),
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`] : []),
  ].join('; ');
};

/** Whether all scripts of a page have a hash, because nothing comes from sources. */
const isSigned = ({ remotes }: Resolution, { trustedTypes }: HeaderOptions): boolean =>
  trustedTypes && remotes.every(({ development }) => development === undefined);

/** Returns the headers of a page. Pages are never cached, because the next one may have other versions. */
export const pageHeaders = (resolution: Resolution, options: HeaderOptions): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(resolution, options),
  // A script without a hash does not run, however it is loaded, including by `import()`, which Trusted Types do not
  // cover.
  ...(isSigned(resolution, options) && { 'integrity-policy': 'blocked-destinations=(script)' }),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Links from mails carry a token in the path, which no other site may learn.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(options.https && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});
