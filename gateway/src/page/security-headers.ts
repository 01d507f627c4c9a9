import type { Resolution } from './resolve.ts';

export interface HeaderOptions {
  nonce: string;
  trustedTypes: boolean;
}

/**
 * What a page may do: run the published scripts of its own zone, and nothing made of strings. `nonce` admits the one
 * style element of the page and those that emotion makes.
 */
const contentSecurityPolicy = ({ shell, versions }: Resolution, { nonce, trustedTypes }: HeaderOptions): string => {
  const policies = [shell, ...versions].flatMap((version) => version.trustedTypes);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`] : []),
  ].join('; ');
};

/** Headers of every page. Pages are never kept: the next one may be made of other versions. */
export const pageHeaders = (resolution: Resolution, options: HeaderOptions): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy(resolution, options),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  // Links from mails carry a token in the path: no other site may learn it.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
});
