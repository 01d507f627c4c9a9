import type { Database } from '../db/database.ts';
import type { Site } from './settings/sites.repository.ts';

/** What every rule may use: the database and the site that was asked. */
export interface Context {
  db: Database;
  site: Site;
}
