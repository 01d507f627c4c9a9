import * as z from 'zod/mini';

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
}

export interface SettingsSource {
  /** Returns the settings for a visitor; undefined when the api has never responded. */
  get: (visitor: SiteVisitor) => Promise<SiteSettings | undefined>;
}

export interface SettingsOptions {
  apiUrl: string;
  warn: (message: string) => void;
  /** Age up to which cached settings are used, in milliseconds. */
  freshMs?: number;
  timeoutMs?: number;
}

const MAX_VISITORS = 1_000;

/**
 * Fetches the settings of the site from the api and caches them for a few seconds. While the api is down, the last
 * settings are used.
 */
export const settingsSource = (options: SettingsOptions): SettingsSource => {
  const { apiUrl, warn, freshMs = 10_000, timeoutMs = 2_000 } = options;
  const cache = new Map<string, { settings: SiteSettings; at: number }>();
  const pending = new Map<string, Promise<SiteSettings | undefined>>();

  const fetchSettings = async ({ host, ip }: SiteVisitor): Promise<SiteSettings> => {
    const response = await fetch(`${apiUrl}/api/settings.php`, {
      headers: { 'x-forwarded-host': host, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return responseSchema.parse(await response.json()).settings;
  };

  const load = async (key: string, visitor: SiteVisitor): Promise<SiteSettings | undefined> => {
    try {
      const settings = await fetchSettings(visitor);
      cache.delete(key);
      cache.set(key, { settings, at: Date.now() });
      const oldest = cache.keys().next().value;
      if (cache.size > MAX_VISITORS && oldest !== undefined) cache.delete(oldest);
      return settings;
    } catch (error) {
      warn(`could not load the settings: ${error instanceof Error ? error.message : String(error)}`);
      return cache.get(key)?.settings ?? [...cache.values()].at(-1)?.settings;
    } finally {
      pending.delete(key);
    }
  };

  return {
    get: (visitor) => {
      const key = `${visitor.host} ${visitor.ip}`;
      const known = cache.get(key);
      if (known && Date.now() - known.at < freshMs) return Promise.resolve(known.settings);
      const promise = pending.get(key) ?? load(key, visitor);
      pending.set(key, promise);
      return promise;
    },
  };
};
