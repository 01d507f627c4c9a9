import type { Database } from '../../db/database.ts';
import type { LiveHints } from '../../live/live-hints.ts';
import type { PaymentProviders } from '../../providers/payment/open-payments.ts';

/** What the functions of payments use, in a request and in a job. */
export interface Shop {
  db: Database;
  liveHints: LiveHints;
  /** The configured providers. */
  providers: PaymentProviders;
  /** The public address of the product, which providers notify. */
  publicUrl: URL;
  /** The public address of the pages of payments, to which a provider sends the member back. */
  payUrl: URL;
}
