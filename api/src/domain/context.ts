import type { PubSub } from '@pairwise/pubsub';

import type { Database } from '../db/database.ts';
import type { LiveHints } from '../live/live-hints.ts';
import type { Site } from './sites/sites.repository.ts';

/** What every domain function may use: the database, hints, the site of the request, and where the request comes from. */
export interface Context {
  db: Database;
  /** Hints to the other processes. `publishIn(db, …)` sends one with the commit. */
  pubsub: Pick<PubSub, 'publishIn'>;
  /** Notifies open streams of new events. */
  liveHints: LiveHints;
  site: Site;
  /** Country of the request's address; null when it is unknown, as for private networks. */
  geoipCountry: string | null;
}
