import type { Database } from './db/database.ts';
import type { SiteDirectory } from './domain/settings/sites.repository.ts';
import type { MailSender } from './domain/mails/send-mails.ts';
import type { Env } from './env.ts';
import type { GeoIp } from './providers/geoip/geoip.ts';
import type { PhotoStore } from './providers/photos/photo-store.ts';

/** The parts a running api consists of; made once in `app.ts`, found by every route on the server. */
export interface Services {
  env: Env;
  db: Database;
  sites: SiteDirectory;
  geoip: GeoIp;
  /** Sends the mails that rules have put into the queue. */
  mails: MailSender;
  photos: PhotoStore;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Set when the program is about to stop; health then answers 503. */
    readiness: { stopping: boolean };
  }
}
