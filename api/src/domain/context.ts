import type { Database } from '../db/database.ts';
import type { Site } from './sites/sites.repository.ts';

/** What every domain function may use: the database, the site of the request, and where the request comes from. */
export interface Context {
  db: Database;
  site: Site;
  /** Country of the request's address; null when it is unknown, as for private networks. */
  geoipCountry: string | null;
}
