import * as z from 'zod/mini';

import { allowed, needsApproval, type Token, type TokenReader } from '../access/index.ts';
import {
  type CookieRequest,
  cookieValues,
  type ResponseCookie,
  responseCookieName,
  siteCookie,
} from '../http/cookies.ts';
import type { RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { samePerson } from '../registry/request-changes.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

/** How long a link can be opened. */
const LINK_MS = 7 * 24 * 60 * 60 * 1000;
/** How long a browser that has opened it shows the version. */
const SHOWN_MS = 8 * 60 * 60 * 1000;
/** The same of a version that needs a second person: its link is for that person, who opens it immediately. */
const REVIEW_LINK_MS = 10 * 60 * 1000;
const REVIEW_SHOWN_MS = 60 * 60 * 1000;

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
  /** Returns the text of a new link. The version is one for which `previewProblem` returns undefined. */
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
  tokens: Pick<TokenReader, 'byId'>;
  current: () => RegistryDocument;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The right that a person needs to make a preview link of a name, and to keep it valid. */
export const previewAction = (name: string): 'approve' | 'override' => (needsApproval(name) ? 'approve' : 'override');

/**
 * Returns why a person has no preview link of a version; undefined when they may have one. A link needs no token, so its version
 * has been verified and could go live without a second person, or this person is the second one of a request that waits.
 */
export const previewProblem = (
  { requests }: Pick<RegistryDocument, 'requests'>,
  { person }: Pick<Token, 'person'>,
  version: Pick<RegisteredVersion, 'name' | 'version' | 'status'>,
): 'unchecked' | 'not_requested' | undefined => {
  if (version.status !== 'verified') return 'unchecked';
  const isRequested = requests.some(
    ({ change, person: requester }) =>
      'version' in change &&
      change.name === version.name &&
      change.version === version.version &&
      !samePerson(requester, person),
  );
  return needsApproval(version.name) && !isRequested ? 'not_requested' : undefined;
};

/** Opens the previews of this machine: links that are signed by its key, and the cookies of browsers that show one. */
export const openPreviews = ({ dataDir, https, tokens, current, now = Date.now }: PreviewOptions): Previews => {
  const key = openSecretKey(dataDir, 'staff');
  const cookie = responseCookieName('mfe.preview', https);

  const linkOf = ({
    name,
    version: id,
    token: tokenId,
    until,
  }: z.output<typeof linkSchema>): PreviewLink | undefined => {
    const document = current();
    const version = findVersion(document, name, id);
    const token = tokens.byId(tokenId);
    if (until <= now() || !version || !token || previewProblem(document, token, version)) return undefined;
    return allowed(token, previewAction(name), name) ? { version, token, until } : undefined;
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
      const until = now() + (needsApproval(name) ? REVIEW_LINK_MS : LINK_MS);
      return { text: seal(key, 'preview link', { name, version, token, until }), until };
    },
    open,
    show: ({ version: { name, version }, token, until: linkUntil }, view) => {
      const until = needsApproval(name) ? now() + REVIEW_SHOWN_MS : Math.min(linkUntil, now() + SHOWN_MS);
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
