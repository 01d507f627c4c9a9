import * as z from 'zod/mini';

import { allowed, needsApproval, type Token, type Tokens } from '../access/index.ts';
import { type CookieRequest, cookieValues, type ResponseCookie, siteCookie } from '../http/cookies.ts';
import type { RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

/** How long a link can be opened. */
const LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** How long a browser that has opened it shows the version. */
const SHOWN_MS = 8 * 60 * 60 * 1000;

const linkSchema = z.object({ name: z.string(), version: z.string(), token: z.string(), until: z.number() });
const shownSchema = z.object({
  ...linkSchema.shape,
  country: z.optional(z.string()),
  niche: z.optional(z.number()),
});

/** A link that shows one version which is not live, to everyone who has it. */
export interface PreviewLink {
  version: RegisteredVersion;
  /** The token that has made the link. */
  token: Token;
  /** Milliseconds since 1970. */
  until: number;
}

/** Whose pages a preview shows, apart from the version. */
export interface PreviewView {
  /** ISO code; that of the visitor when absent. */
  country?: string;
  niche?: number;
}

export interface Previews {
  /** Returns the text of a new link. The version is one that `mayPreview` allows. */
  seal: (
    token: Pick<Token, 'id'>,
    version: Pick<RegisteredVersion, 'name' | 'version'>,
  ) => { text: string; until: number };
  /**
   * Reads a link; undefined when it is not one of ours or has expired, when its token was revoked, or its version may no
   * longer be previewed.
   */
  open: (text: string) => PreviewLink | undefined;
  /** Returns the cookies with which a browser shows the version of a link from now on. */
  show: (link: PreviewLink, view: PreviewView) => ResponseCookie[];
  /** Returns what a request shows: the version by name, and the view. Both are empty without a valid cookie. */
  read: (request: CookieRequest) => { overrides: Record<string, string>; view: PreviewView };
  end: () => ResponseCookie[];
}

export interface PreviewOptions {
  dataDir: string;
  https: boolean;
  tokens: Pick<Tokens, 'byId'>;
  current: () => RegistryDocument;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Returns why a version has no preview link; undefined when it may have one. A link needs no token, so its version has
 * been verified and could go live without a second person.
 */
export const previewProblem = (version: RegisteredVersion): 'unchecked' | 'needs_approval' | undefined => {
  if (needsApproval(version.name)) return 'needs_approval';
  return version.status === 'verified' ? undefined : 'unchecked';
};

/** Opens the previews of this machine: links that are signed by its key, and the cookies of browsers that show one. */
export const openPreviews = ({ dataDir, https, tokens, current, now = Date.now }: PreviewOptions): Previews => {
  const key = openSecretKey(dataDir, 'staff');
  const cookie = `${https ? '__Host-' : ''}mfe.preview`;

  const linkOf = ({
    name,
    version: id,
    token: tokenId,
    until,
  }: z.output<typeof linkSchema>): PreviewLink | undefined => {
    const version = findVersion(current(), name, id);
    const token = tokens.byId(tokenId);
    if (until <= now() || !version || previewProblem(version) || !token) return undefined;
    return allowed(token, 'override', name) ? { version, token, until } : undefined;
  };

  const open: Previews['open'] = (text) => {
    const parsed = linkSchema.safeParse(unseal(key, 'preview link', text));
    return parsed.success ? linkOf(parsed.data) : undefined;
  };

  const keep = (value: string, maxAgeSeconds: number): ResponseCookie[] => [
    siteCookie(cookie, value, { https, maxAgeSeconds, sameSite: 'strict' }),
  ];

  return {
    seal: ({ id: token }, { name, version }) => {
      const until = now() + LINK_MS;
      return { text: seal(key, 'preview link', { name, version, token, until }), until };
    },
    open,
    show: ({ version: { name, version }, token, until: linkUntil }, view) => {
      const until = Math.min(linkUntil, now() + SHOWN_MS);
      const shown = { name, version, token: token.id, until, ...view };
      return keep(seal(key, 'preview', shown), Math.max(0, Math.round((until - now()) / 1000)));
    },
    read: (request) => {
      for (const text of cookieValues(request, cookie)) {
        const parsed = shownSchema.safeParse(unseal(key, 'preview', text));
        const link = parsed.success ? linkOf(parsed.data) : undefined;
        if (!parsed.success || !link) continue;
        const { country, niche } = parsed.data;
        return {
          overrides: { [link.version.name]: link.version.version },
          view: { ...(country !== undefined && { country }), ...(niche !== undefined && { niche }) },
        };
      }
      return { overrides: {}, view: {} };
    },
    end: () => keep('', 0),
  };
};
