import { entrySkipCookie } from '@pairwise/contracts/entry-skip';
import { objectionCookie } from '@pairwise/contracts/experiments';
import { firstTouchCookie, firstTouchSeconds, firstTouchValue } from '@pairwise/contracts/first-touch';
import { type Language, languageCookie, languages } from '@pairwise/contracts/languages';
import { carriedName } from '@pairwise/contracts/zone-hosts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { type ResponseCookie, siteCookie } from '../http/cookies.ts';
import { addressLanguage } from '../http/language.ts';
import { hasObjected } from '../rollout/visitor-bucket.ts';
import { bucketCookie, bucketCookieName, isBucket } from '../rollout/bucket.ts';
import { seal, unseal } from '../secrets/signed-value.ts';
import type { OwnZone } from './zones.ts';

type CarriedRequest = Pick<FastifyRequest, 'url' | 'cookies'>;

/** What a visitor takes from one origin of a site to another. */
const kept = {
  language: z.optional(z.enum(languages)),
  /** The value of the cookie with the first touch. */
  firstTouch: z.optional(z.string().check(z.maxLength(500))),
  /** When the visitor closed the entry warning. */
  entrySkipped: z.optional(z.iso.datetime()),
  /** The visitor has objected to experiments. */
  objected: z.optional(z.literal(true)),
  /** The visitor's bucket. */
  bucket: z.optional(z.string().check(z.refine(isBucket))),
};

const keptSchema = z.object(kept);

const schema = z.object({
  ...kept,
  /** The origin of the site, so that a value is not valid for another site. */
  site: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
  /** The gateway itself has sent the visitor here, because the page belongs to this origin. */
  moved: z.optional(z.boolean()),
});

type Kept = z.output<typeof keptSchema>;

/** A visitor who has come from another origin. */
export interface Arrived {
  /** Path and query, without the signed value. */
  path: string;
  /** What the visitor brought; empty when the value is not valid. */
  language?: Language;
  bucket?: string;
  moved: boolean;
  cookies: ResponseCookie[];
}

export interface Carried {
  /** Returns what the visitor of a page takes along; undefined when there is nothing. */
  of: (request: CarriedRequest, bucket: string) => Kept | undefined;
  /** Signs it for the other origins of the site. */
  seal: (value: Kept | undefined, own: OwnZone, options?: { moved?: boolean }) => string;
  /** Returns what came with an address; undefined for an address without a signed value. */
  open: (request: CarriedRequest, own: OwnZone) => Arrived | undefined;
  /** Returns the cookie that keeps the first touch of an address, unless there is an earlier one. */
  firstTouch: (request: CarriedRequest) => ResponseCookie[];
}

export interface CarriedOptions {
  /** Signs the values. Gateways that share it accept each other's. */
  key: Buffer;
  https: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A page may be open for long before one of its links is used. */
const VALID_MS = 24 * 60 * 60 * 1000;

const carriedParameter = /^carried=/;

/** Splits an address into the values of `carried` and the rest, which stays as it was written. */
const split = (url: string): { texts: string[]; path: string } => {
  const start = url.indexOf('?');
  if (start < 0) return { texts: [], path: url };
  const parameters = url.slice(start + 1).split('&');
  const others = parameters.filter((parameter) => !carriedParameter.test(parameter)).join('&');
  return {
    texts: parameters
      .filter((parameter) => carriedParameter.test(parameter))
      .map((parameter) => parameter.replace(carriedParameter, '')),
    path: `${url.slice(0, start)}${others === '' ? '' : `?${others}`}`,
  };
};

/** Adds a signed value to an address, which may have another one already. */
export const withCarried = (url: string, sealed: string): string => {
  const { path } = split(url);
  return `${path}${path.includes('?') ? '&' : '?'}${carriedName}=${sealed}`;
};

/**
 * Opens what visitors take from one origin of a site to another: language, first touch, the closed entry warning and the
 * bucket. Each origin keeps it in cookies of its own, which other origins do not see. On the way it is a signed parameter of
 * the address, which the receiving gateway removes: no other site sends a visitor with invented values.
 */
export const openCarried = ({ key, https, now = Date.now }: CarriedOptions): Carried => {
  const readable = (name: string, value: string, maxAgeSeconds: number): ResponseCookie =>
    siteCookie(name, value, { https, maxAgeSeconds, sameSite: 'lax', isReadable: true });

  const keptFirstTouch = ({ cookies }: CarriedRequest): string | undefined => {
    const value = cookies[firstTouchCookie.name];
    return value !== undefined && firstTouchSeconds(value, now()) > 0 ? value : undefined;
  };

  const firstTouchOf = (request: CarriedRequest): string | undefined => {
    const earlier = keptFirstTouch(request);
    if (earlier !== undefined || !request.url.includes('?')) return earlier;
    return firstTouchValue(new URL(`http://gateway${request.url}`).search, now());
  };

  const firstTouchCookies = (request: CarriedRequest, value: string | undefined): ResponseCookie[] => {
    const seconds = value === undefined ? 0 : firstTouchSeconds(value, now());
    if (value === undefined || seconds === 0 || keptFirstTouch(request) !== undefined) return [];
    return [readable(firstTouchCookie.name, value, seconds)];
  };

  const cookiesFor = (request: CarriedRequest, { language, firstTouch, entrySkipped, objected, bucket }: Kept) => [
    ...(language !== undefined && request.cookies[languageCookie.name] !== language
      ? [readable(languageCookie.name, language, languageCookie.maxAgeSeconds)]
      : []),
    ...firstTouchCookies(request, firstTouch),
    ...(entrySkipped !== undefined && request.cookies[entrySkipCookie.name] === undefined
      ? [readable(entrySkipCookie.name, entrySkipped, entrySkipCookie.maxAgeSeconds)]
      : []),
    ...(objected === true && !hasObjected(request)
      ? [readable(objectionCookie.name, objectionCookie.value, objectionCookie.maxAgeSeconds)]
      : []),
    // A page that was open before the objection still has links with the bucket.
    ...(bucket !== undefined &&
    objected !== true &&
    !hasObjected(request) &&
    request.cookies[bucketCookieName(https)] !== bucket
      ? [siteCookie(bucketCookieName(https), bucket, { ...bucketCookie, https, sameSite: 'lax' })]
      : []),
  ];

  return {
    of: (request, bucket) => {
      const { cookies, url } = request;
      const values = {
        language: addressLanguage(url) ?? cookies[languageCookie.name],
        firstTouch: firstTouchOf(request),
        entrySkipped: cookies[entrySkipCookie.name],
        objected: hasObjected(request) ? (true as const) : undefined,
        bucket: bucket === '' ? undefined : bucket,
      };
      // One by one: a malformed cookie must not hide the others.
      const valid = Object.entries(values).filter(
        ([name, value]) => value !== undefined && keptSchema.safeParse({ [name]: value }).success,
      );
      return valid.length === 0 ? undefined : keptSchema.parse(Object.fromEntries(valid));
    },
    seal: (value, { origins }, { moved = false } = {}) =>
      seal(key, 'carried', { ...value, site: origins.site, until: now() + VALID_MS, ...(moved && { moved }) }),
    open: (request, { origins }) => {
      const { texts, path } = split(request.url);
      if (texts.length === 0) return undefined;
      const parsed = texts
        .map((text) => schema.safeParse(unseal(key, 'carried', text)))
        .find(({ data }) => data && data.site === origins.site && data.until > now());
      if (!parsed?.data) return { path, moved: false, cookies: [] };
      const { language, bucket, moved = false } = parsed.data;
      return {
        path,
        moved,
        ...(language !== undefined && { language }),
        ...(bucket !== undefined && { bucket }),
        cookies: cookiesFor(request, parsed.data),
      };
    },
    firstTouch: (request) => firstTouchCookies(request, firstTouchOf(request)),
  };
};
