import type { Database } from './db/database.ts';
import type { SiteDirectory } from './domain/sites/sites.repository.ts';
import type { MailSender } from './domain/mails/send-mails.ts';
import type { PushSender } from './domain/push/send-pushes.ts';
import type { Env } from './env.ts';
import type { GeoIp } from './providers/geoip/geoip.ts';
import type { PhotoPool } from './providers/photos/photo-pool.ts';
import type { PhotoStore } from './providers/photos/photo-store.ts';
import type { PushPort } from './providers/push/push-port.ts';

/** The parts a running api consists of; made once in `app.ts`, found by every route on the server. */
export interface Services {
  env: Env;
  db: Database;
  sites: SiteDirectory;
  geoip: GeoIp;
  /** Sends the mails that rules have put into the queue. */
  mails: MailSender;
  /** The way to the browsers of members, and our key for it. */
  push: PushPort;
  /** Sends the pushes that rules have put into the queue. */
  pushes: PushSender;
  photos: PhotoStore;
  /** Draws uploaded photos anew, away from the threads that answer. */
  photoPool: PhotoPool;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Set when the program is about to stop; health then answers 503. */
    readiness: { stopping: boolean };
  }
}
