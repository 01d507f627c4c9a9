import { createHash } from 'node:crypto';

import * as z from 'zod/mini';

import { getFromApi } from '../http/get-from-api.ts';
import { keep } from './keep.ts';

const { catch: otherwise } = z;

/** The settings that the page itself needs. The others are passed to the shell unchanged. */
const responseSchema = z.object({
  settings: z.looseObject({
    name: z.string(),
    domain_language: z.string(),
    index_title: z.string(),
    description: z.string(),
    /** Rollouts may use these two; a page can be made without them. */
    geoip_selected_country: otherwise(z.optional(z.string()), undefined),
    niche: otherwise(z.optional(z.number()), undefined),
  }),
});

export type SiteSettings = z.output<typeof responseSchema>['settings'];

export interface SiteVisitor {
  /** Requested host and address of the visitor. They determine the site's brand and the visitor's country. */
  host: string;
  ip: string;
  /** The session cookie of the request: a member's country is their own, not that of the address. */
  session?: string | undefined;
}

export interface SettingsSource {
  /**
   * Returns the settings for a visitor. While the api fails, these are the last ones of this visitor, else the last ones
   * of the same host; undefined when the api has never responded for the host.
   */
  get: (visitor: SiteVisitor) => Promise<SiteSettings | undefined>;
}

export interface SettingsOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Age up to which cached settings are used, in milliseconds. */
  freshMs?: number;
  /** How long the api is not queried for a host after it failed, in milliseconds. */
  pauseMs?: number;
  timeoutMs?: number;
  now?: () => number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const MAX_VISITORS = 1_000;
const MAX_HOSTS = 1_000;
/** Settings differ by site and country only. */
const MAX_RESPONSES = 200;

/**
 * Fetches the settings of the site from the api and caches those of visitors for a few seconds. A host is a brand of
 * its own: one host never gets the settings of another.
 */
export const settingsSource = (options: SettingsOptions): SettingsSource => {
  const { apiUrl, warn, freshMs = 10_000, pauseMs = 1_000, timeoutMs = 2_000, now = Date.now } = options;
  const byVisitor = new Map<string, { settings: SiteSettings; at: number }>();
  const byHost = new Map<string, SiteSettings>();
  /** When the api last failed for a host. Each visitor would wait for the timeout otherwise. */
  const failures = new Map<string, number>();
  const pending = new Map<string, Promise<SiteSettings | undefined>>();
  /** Equal responses are one object, from which a page knows that it has their settings already. */
  const byResponse = new Map<string, SiteSettings>();

  const settingsIn = (text: string): SiteSettings => {
    const known = byResponse.get(text) ?? responseSchema.parse(JSON.parse(text)).settings;
    keep(byResponse, text, known, MAX_RESPONSES);
    return known;
  };

  const fetchSettings = async ({ host, ip, session }: SiteVisitor): Promise<SiteSettings> => {
    const response = await getFromApi(`${apiUrl}/api/settings.php`, {
      headers: {
        'x-forwarded-host': host,
        'x-forwarded-for': ip,
        ...(session !== undefined && { cookie: session }),
      },
      timeoutMs,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return settingsIn(response.text);
  };

  const lastKnown = (key: string, host: string): SiteSettings | undefined =>
    byVisitor.get(key)?.settings ?? byHost.get(host);

  const load = async (key: string, visitor: SiteVisitor): Promise<SiteSettings | undefined> => {
    const { host } = visitor;
    try {
      const settings = await fetchSettings(visitor);
      keep(byVisitor, key, { settings, at: now() }, MAX_VISITORS);
      keep(byHost, host, settings, MAX_HOSTS);
      failures.delete(host);
      return settings;
    } catch (error) {
      keep(failures, host, now(), MAX_HOSTS);
      warn(`could not load the settings of ${host}: ${error instanceof Error ? error.message : String(error)}`);
      return lastKnown(key, host);
    } finally {
      pending.delete(key);
    }
  };

  return {
    get: (visitor) => {
      const { host, ip, session } = visitor;
      const key = session === undefined ? `${host} ${ip}` : `${host} ${ip} ${hashOf(session)}`;
      const known = byVisitor.get(key);
      // A member may have moved to another country: their settings are cached for failures only.
      if (known && session === undefined && now() - known.at < freshMs) return Promise.resolve(known.settings);
      if (now() - (failures.get(host) ?? -Infinity) < pauseMs) return Promise.resolve(lastKnown(key, host));
      const promise = pending.get(key) ?? load(key, visitor);
      pending.set(key, promise);
      return promise;
    },
  };
};
