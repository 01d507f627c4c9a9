import * as z from 'zod/mini';

import { escapeHtml } from '../http/escape-html.ts';
import type { SiteVisitor, SiteSettings } from './settings-source.ts';

/** A member as a visitor sees one, for as far as a shared link shows it. */
const responseSchema = z.object({
  member: z.object({
    name: z.string(),
    age: z.int(),
    fictional_icon: z.boolean(),
    main_image: z.nullable(z.object({ filename: z.string(), status: z.string(), width: z.int(), height: z.int() })),
  }),
});

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
  /** What a link to a member's page may show: undefined when nothing, and when the api does not say so in time. */
  get: (id: string, visitor: SiteVisitor) => Promise<SharedMember | undefined>;
}

export interface ShareOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Longest that a page waits for the api, in milliseconds. */
  timeoutMs?: number;
  /** How long an answer is used, in milliseconds. A photo that was taken away is shown no longer than 60 s (M-12). */
  freshMs?: number;
  /** How long the api is not asked again after it did not answer. */
  pauseMs?: number;
}

const MAX_MEMBERS = 1_000;
/** The file of 640 pixels, which `filename` names. */
const FILE_WIDTH = 640;

/** Only an active photo of somebody real: a link cannot carry the mark and the warning of a fictional profile (F-1). */
const shared = ({ member }: z.output<typeof responseSchema>): SharedMember | undefined => {
  const { name, age, fictional_icon: fictional, main_image: image } = member;
  if (fictional || image?.status !== 'active' || image.width < 1) return undefined;
  const width = Math.min(FILE_WIDTH, image.width);
  return { name, age, image: image.filename, width, height: Math.round((image.height * width) / image.width) };
};

/**
 * Members as strangers see them, asked of the api without a session, and kept for some seconds. What visitors may see,
 * the api alone decides; whatever it refuses, and whatever comes too late, is no metadata.
 */
export const shareSource = (options: ShareOptions): ShareSource => {
  const { apiUrl, warn, timeoutMs = 300, freshMs = 30_000, pauseMs = 5_000 } = options;
  const cache = new Map<string, { member: SharedMember | undefined; until: number }>();
  const pending = new Map<string, Promise<SharedMember | undefined>>();

  const fetchMember = async (id: string, { host, ip }: SiteVisitor): Promise<SharedMember | undefined> => {
    const response = await fetch(`${apiUrl}/api/member.php?id=${id}`, {
      headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Who may not be seen, and who is nobody, look alike here.
    if (response.status === 403 || response.status === 404) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return shared(responseSchema.parse(await response.json()));
  };

  const keep = (key: string, member: SharedMember | undefined, ms: number): void => {
    cache.delete(key);
    cache.set(key, { member, until: Date.now() + ms });
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_MEMBERS && oldest !== undefined) cache.delete(oldest);
  };

  const load = async (key: string, id: string, visitor: SiteVisitor): Promise<SharedMember | undefined> => {
    try {
      const member = await fetchMember(id, visitor);
      keep(key, member, freshMs);
      return member;
    } catch (error) {
      warn(`member for a shared link not answered: ${error instanceof Error ? error.message : String(error)}`);
      keep(key, undefined, pauseMs);
      return undefined;
    } finally {
      pending.delete(key);
    }
  };

  return {
    get: (id, visitor) => {
      const key = `${visitor.host} ${id}`;
      const known = cache.get(key);
      if (known && Date.now() < known.until) return Promise.resolve(known.member);
      const promise = pending.get(key) ?? load(key, id, visitor);
      pending.set(key, promise);
      return promise;
    },
  };
};

const memberPath = /^\/members\/(\d{1,15})\/?$/;

/** The id in the path of a member's page; undefined for every other path, also those below it. */
export const memberOf = (pathname: string): string | undefined => memberPath.exec(pathname)?.[1];

const mediaPrefix = (settings: SiteSettings): string =>
  typeof settings['cdn_prefix'] === 'string' ? settings['cdn_prefix'] : '/media/';

/** What a shared link shows, as elements of the head. `origin` is where members reach the product. */
export const shareMarkup = (
  { name, age, image, width, height }: SharedMember,
  { origin, pathname, settings }: { origin: string; pathname: string; settings: SiteSettings },
): string[] => {
  const properties: [name: string, content: string][] = [
    ['og:type', 'profile'],
    ['og:site_name', settings.name],
    ['og:title', `${name}, ${age}`],
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
