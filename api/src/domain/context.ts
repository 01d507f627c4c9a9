import type { Database } from '../db/database.ts';
import type { Site } from './settings/sites.repository.ts';

/** What every rule may use: the database, the site that was asked, and where the request comes from. */
export interface Context {
  db: Database;
  site: Site;
  /** Country of the request's address; null when it tells nothing (private networks). */
  geoipCountry: string | null;
}
