import type { PubSub } from '@pairwise/pubsub';

import type { Database } from '../../db/database.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

export interface Site {
  id: number;
  domain: string;
  name: string;
  domainLanguage: string;
  niche: number;
  companyId: number;
  signups: 'all' | 'with_trafficsource' | 'other';
  settings: SiteSettings;
}

const signupModes = ['all', 'with_trafficsource', 'other'] as const;

/** Age limit of the cache, for a change whose hint was lost. */
const freshForMilliseconds = 5000;

export interface SiteDirectory {
  /** The site of a host name; unknown hosts belong to the first site. */
  byHost: (host: string) => Promise<Site>;
  /** The site of a domain whose branding a visitor requests; undefined when there is none. */
  byDomain: (domain: string) => Promise<Site | undefined>;
}

/**
 * Opens the directory of sites. Sites are few and every request needs one, so they are cached. A trigger on the table
 * publishes every change, and the next request loads the sites again.
 */
export const openSiteDirectory = (db: Database, pubsub: Pick<PubSub, 'subscribe'>): SiteDirectory => {
  let sites: Promise<Site[]> | undefined;
  let loadedAt = 0;
  const invalidate = (): void => {
    sites = undefined;
  };
  pubsub.subscribe('settings', { hint: invalidate, resync: invalidate });
  const all = (): Promise<Site[]> => {
    if (!sites || Date.now() - loadedAt > freshForMilliseconds) {
      loadedAt = Date.now();
      const loading = loadSites(db);
      sites = loading;
      // A failed load is not cached: the next request retries.
      loading.catch(() => {
        if (sites === loading) sites = undefined;
      });
    }
    return sites;
  };
  const byDomain = async (domain: string) => {
    const wanted = domain.toLowerCase();
    return (await all()).find((site) => site.domain === wanted);
  };
  return {
    byDomain,
    byHost: async (host) => {
      const site = (await byDomain(host)) ?? (await all())[0];
      if (!site) throw new Error('The database has no site: reference data is missing. Run `npm run db -- migrate`.');
      return site;
    },
  };
};

const loadSites = async (db: Database): Promise<Site[]> => {
  const rows = await db.selectFrom('sites').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    domain: row.domain.toLowerCase(),
    name: row.name,
    domainLanguage: row.domain_language,
    niche: row.niche,
    companyId: row.company_id,
    signups: signupModes.find((mode) => mode === row.signups) ?? 'other',
    settings: siteSettings.parse(row.settings),
  }));
};
