import type { PubSub } from '@pairwise/pubsub';

import type { MailPort } from '@pairwise/mail';
import type { ObjectStore } from '@pairwise/object-store';

import type { Database } from './db/database.ts';
import type { SiteDirectory } from './domain/sites/sites.repository.ts';
import type { Env } from './env.ts';
import type { HealthCheck } from './health/health-check.ts';
import type { LiveHints } from './live/live-hints.ts';
import type { LiveStreams } from './live/open-streams.ts';
import type { GeoIp } from './providers/geoip/geoip.ts';
import type { PaymentProviders } from './providers/payment/open-payments.ts';
import type { PhotoPool } from './providers/photos/photo-pool.ts';
import type { PhotoStore } from './providers/photos/photo-store.ts';
import type { SmsPort } from './providers/sms/sms-port.ts';
import type { Vault } from './providers/vault/open-vault.ts';
import type { PushPort } from './providers/push/push-port.ts';

/** The parts of a running api. `app.ts` makes them once; every route finds them on the server. */
export interface Services {
  env: Env;
  db: Database;
  /** Checks the database over a connection of its own. */
  health: HealthCheck;
  /** Hints between the processes of the product. */
  pubsub: PubSub;
  /** Notifies open streams of new events, in every process. */
  liveHints: LiveHints;
  /** The live streams of this process. */
  streams: LiveStreams;
  sites: SiteDirectory;
  geoip: GeoIp;
  mail: MailPort;
  /** Sends to push services; holds the public key of pushes. */
  push: PushPort;
  /** Sends text messages; undefined without a provider, so that no direct debit is possible. */
  sms: SmsPort | undefined;
  /** Seals bank accounts and phone numbers. */
  vault: Vault;
  /** The configured providers of payments. */
  payments: PaymentProviders;
  /** Photos and copies of members' data. */
  files: ObjectStore;
  photos: PhotoStore;
  /** Re-encodes uploaded photos outside the thread that serves requests. */
  photoPool: PhotoPool;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Set when the program is about to stop; the health check then returns 503. */
    readiness: { stopping: boolean };
  }
}
