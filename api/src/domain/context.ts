import type { Database } from '../db/database.ts';
import type { LiveHints } from '../live/live-hints.ts';
import type { Site } from './sites/sites.repository.ts';

/**
 * What every domain function may use: the database, open streams, the site of the request, and where the request comes
 * from.
 */
export interface Context {
  db: Database;
  /** Notifies open streams of new events. */
  liveHints: LiveHints;
  site: Site;
  /** Country of the request's address; null when it is unknown, as for private networks. */
  geoipCountry: string | null;
}
