import * as z from 'zod/mini';

import { isolate } from '@pairwise/contracts/isolate';

import { escapeHtml } from '../http/escape-html.ts';
import { keep } from './keep.ts';
import type { SiteVisitor, SiteSettings } from './settings-source.ts';

/** The fields of a member that a shared link shows to visitors. */
const responseSchema = z.object({
  member: z.nullable(
    z.object({
      name: z.string(),
      age: z.int(),
      fictional_icon: z.boolean(),
      main_image: z.nullable(z.object({ filename: z.string(), status: z.string(), width: z.int(), height: z.int() })),
    }),
  ),
});

/** The pages of a member whose links have metadata. The api decides for each what visitors may see. */
export type MemberPage = 'profile' | 'landing';

/**
 * The reads that must all allow the metadata of a page. Visitors may see more profiles than links show: only a member who
 * has agreed to be shown outside the site (`landing_opt_in`) appears in a link, and only the landing endpoint knows that.
 */
const endpoints: Readonly<Record<MemberPage, readonly [string, ...string[]]>> = {
  profile: ['/api/member-landing.php', '/api/member.php'],
  landing: ['/api/member-landing.php'],
};

export interface SharedMember {
  name: string;
  age: number;
  /** File of the main photo below the media prefix. */
  image: string;
  /** Pixels of that file. */
  width: number;
  height: number;
}

export interface ShareSource {
  /**
   * Returns what a link to a member's page may show; undefined when nothing, or when the api does not respond in time.
   */
  get: (id: string, visitor: SiteVisitor, page?: MemberPage) => Promise<SharedMember | undefined>;
}

export interface ShareOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Longest time that a page waits for the api, in milliseconds. */
  timeoutMs?: number;
  /** How long a response is cached, in milliseconds. A removed photo is shown for at most 60 s (M-12). */
  freshMs?: number;
  /** How long the api is not queried after it failed. */
  pauseMs?: number;
}

const MAX_MEMBERS = 1_000;
/** Width of the file that `filename` names, in pixels. */
const FILE_WIDTH = 640;

/**
 * Returns only an active photo of a real member: a link cannot show the mark and the warning of a fictional profile
 * (F-1).
 */
const shared = ({ member }: z.output<typeof responseSchema>): SharedMember | undefined => {
  if (!member) return undefined;
  const { name, age, fictional_icon: fictional, main_image: image } = member;
  if (fictional || image?.status !== 'active' || image.width < 1) return undefined;
  const width = Math.min(FILE_WIDTH, image.width);
  return { name, age, image: image.filename, width, height: Math.round((image.height * width) / image.width) };
};

/**
 * Loads members as visitors see them, without a session, and caches them for some seconds. The api decides what
 * visitors may see. When it refuses or is too slow, there is no metadata.
 */
export const shareSource = (options: ShareOptions): ShareSource => {
  const { apiUrl, warn, timeoutMs = 300, freshMs = 30_000, pauseMs = 5_000 } = options;
  const cache = new Map<string, { member: SharedMember | undefined; until: number }>();
  const pending = new Map<string, Promise<SharedMember | undefined>>();

  const read = async (endpoint: string, id: string, { host, ip }: SiteVisitor): Promise<SharedMember | undefined> => {
    const response = await fetch(`${apiUrl}${endpoint}?id=${id}`, {
      headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A hidden and an unknown member must not be distinguishable.
    if (response.status === 403 || response.status === 404) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return shared(responseSchema.parse(await response.json()));
  };

  const fetchMember = async (id: string, visitor: SiteVisitor, page: MemberPage): Promise<SharedMember | undefined> => {
    const members = await Promise.all(endpoints[page].map((endpoint) => read(endpoint, id, visitor)));
    return members.every((member) => member !== undefined) ? members[0] : undefined;
  };

  const keepFor = (ms: number, key: string, member: SharedMember | undefined): void =>
    keep(cache, key, { member, until: Date.now() + ms }, MAX_MEMBERS);

  const load = async (key: string, ...about: Parameters<typeof fetchMember>): Promise<SharedMember | undefined> => {
    try {
      const member = await fetchMember(...about);
      keepFor(freshMs, key, member);
      return member;
    } catch (error) {
      warn(`could not load a member for a shared link: ${error instanceof Error ? error.message : String(error)}`);
      keepFor(pauseMs, key, undefined);
      return undefined;
    } finally {
      pending.delete(key);
    }
  };

  return {
    get: (id, visitor, page = 'profile') => {
      const key = `${visitor.host} ${page} ${id}`;
      const known = cache.get(key);
      if (known && Date.now() < known.until) return Promise.resolve(known.member);
      const promise = pending.get(key) ?? load(key, id, visitor, page);
      pending.set(key, promise);
      return promise;
    },
  };
};

const memberPath = /^\/members\/(\d{1,15})(?:\/(landing|landing[23](?:\/[a-z0-9-]+)?))?\/?$/;

/** Returns the member and the kind of page in a path; undefined for every path whose links show no member. */
export const memberOf = (pathname: string): { id: string; page: MemberPage } | undefined => {
  const [, id, landing] = memberPath.exec(pathname) ?? [];
  return id === undefined ? undefined : { id, page: landing === undefined ? 'profile' : 'landing' };
};

const mediaPrefix = (settings: SiteSettings): string =>
  typeof settings['cdn_prefix'] === 'string' ? settings['cdn_prefix'] : '/media/';

/** Renders the metadata of a shared link as elements of the head. `origin` is the public address of the product. */
export const shareMarkup = (
  { name, age, image, width, height }: SharedMember,
  { origin, pathname, settings }: { origin: string; pathname: string; settings: SiteSettings },
): string[] => {
  const properties: [name: string, content: string][] = [
    ['og:type', 'profile'],
    ['og:site_name', settings.name],
    ['og:title', `${isolate(name)}, ${age}`],
    ['og:description', settings.description],
    ['og:url', new URL(pathname, origin).href],
    ['og:image', new URL(`${mediaPrefix(settings)}${image}`, origin).href],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', name],
  ];
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
};
