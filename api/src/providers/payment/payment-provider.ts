/** An amount that a bank has charged back. */
export interface ProviderChargeback {
  /** The provider's id. */
  ref: string;
  /** In minor units of the payment's currency. */
  amountMinor: number;
  /** Whether the bank has returned the amount. This is final. */
  isReversed: boolean;
}

/** A chargeback in the provider's own list. */
export interface ListedChargeback {
  /** The provider's id of it. */
  ref: string;
  createdAt: Date;
  /**
   * Returns the provider's id of its payment; null when it is none of ours. It may need a request.
   * @throws {ProviderUnknownError}
   */
  findPayment: () => Promise<string | null>;
}

/** The account to which a member transfers the money of a payment. */
export interface ProviderTransfer {
  bank: string;
  iban: string;
  bic: string;
  /** By which the provider finds the transfer. The member has to enter it exactly as it is. */
  reference: string;
}

/** What a provider says about one of its payments. */
export interface ProviderPayment {
  /** The provider's id. */
  ref: string;
  state: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  /** In minor units of the currency. */
  amountMinor: number;
  currency: string;
  /** The attempt that the payment was created for; null when the provider's payment names none. */
  attemptId: string | null;
  /** The provider's page, while the member has to act there. */
  checkoutUrl: string | null;
  /** Where the member transfers the money to; null for other methods, and for a provider that shows it only on its page. */
  transfer: ProviderTransfer | null;
  /** The provider's reason of a failure, such as `insufficient_funds`. */
  failureReason: string | null;
  /** What was refunded or is being refunded, in minor units. */
  refundedMinor: number;
  createdAt: Date;
  /** Amounts that banks have charged back, each with the provider's id, and whether the bank has returned the money since. */
  chargebacks: readonly ProviderChargeback[];
}

/** What a provider says about an amount that is paid back. */
export interface ProviderRefund {
  ref: string;
  state: 'sent' | 'settled' | 'failed';
}

export interface NewProviderPayment {
  /** The id of the attempt, which is also the key of the request: repeating it creates no second payment. */
  attemptId: string;
  /** When the attempt began. Providers keep keys for a time only: later, the adapter searches for the payment first. */
  startedAt: Date;
  amountMinor: number;
  currency: string;
  /** A method of the specification. The adapter knows the provider's name of it. */
  method: string;
  description: string;
  /** A language of the product. */
  language: string;
  /** The page that the provider leads the member back to. Its opening proves nothing. */
  returnUrl: string;
  webhookUrl: string;
  /** The provider's id of a mandate, by which it collects without the member. */
  mandateRef?: string | undefined;
}

/** An authorisation to collect by direct debit. */
export interface NewMandate {
  /** The key of the request: repeating it creates no second mandate. */
  mandateId: string;
  accountHolder: string;
  iban: string;
  /** What the member's bank shows. */
  reference: string;
  acceptedAt: Date;
  /** The mail address of the member's account. */
  email: string;
  /** The address of the request by which the member accepted it; null for a mandate of before these were stored. */
  acceptedFrom: string | null;
  /** The browser of that request, as it names itself; null when it did not. */
  userAgent: string | null;
}

export interface NewProviderRefund {
  /** The key of the request: repeating it sends the money once. */
  refundId: string;
  /** When the refund was requested. */
  startedAt: Date;
  providerRef: string;
  amountMinor: number;
  currency: string;
  description: string;
}

/** A request that claims to come from a provider. */
export interface ProviderWebhook {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The provider's response did not arrive or makes no sense: whether the call had an effect is unknown. */
export class ProviderUnknownError extends Error {
  override readonly name: string = 'ProviderUnknownError';
}

/**
 * The provider does not accept our key (401) or its rights (403), for example because it was revoked. The request has had no
 * effect. That decides nothing about a payment or a refund that was requested before: an operator must act, and the same
 * request may succeed afterwards.
 */
export class ProviderKeyError extends ProviderUnknownError {
  override readonly name = 'ProviderKeyError';
}

/** Statuses of responses that refuse the key of a request, not its content. */
const keyStatuses: readonly number[] = [401, 403];

/** Whether a status says that the provider does not accept our key. */
export const isKeyRefused = (status: number): boolean => keyStatuses.includes(status);

/** Statuses of requests that may succeed when they are repeated. 409: the first one with this key is still running. */
const transientStatuses: readonly number[] = [408, 409, 425, 429];

/** Whether a status refuses a request finally: repeating it would be refused again. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !isKeyRefused(status) && !transientStatuses.includes(status);

/** The provider refused the request. The same request is refused again. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError';
}

/**
 * A provider of payments. Only what `create`, `fetch` and `refund` return says that money moved; a webhook, a return or a
 * timer only makes us fetch. Every call ends within a fixed time. Each may throw a ProviderKeyError, which is a
 * ProviderUnknownError.
 */
export interface PaymentProvider {
  id: string;
  /**
   * Creates a payment. It can be repeated with the same attempt, also much later, and returns the same payment.
   * @throws {ProviderUnknownError}
   * @throws {ProviderRefusedError}
   */
  create: (payment: NewProviderPayment) => Promise<ProviderPayment>;
  /**
   * Creates a mandate, and returns the provider's id of it. It can be repeated with the same mandate, also much later. A
   * provider without it takes no direct debits.
   * @throws {ProviderUnknownError}
   * @throws {ProviderRefusedError}
   */
  createMandate?: (mandate: NewMandate) => Promise<string>;
  /**
   * Ends a mandate, even one that has ended. The provider then creates no payment by it; repeating the request of an
   * earlier one still returns that payment.
   * @throws {ProviderUnknownError}
   */
  revokeMandate?: (mandate: { mandateId: string; ref: string }) => Promise<void>;
  /**
   * Returns a payment by the provider's id; null when it does not exist.
   * @throws {ProviderUnknownError}
   */
  fetch: (ref: string) => Promise<ProviderPayment | null>;
  /**
   * Cancels a payment that is open, and returns it; otherwise returns it as it is. Null when it does not exist.
   * @throws {ProviderUnknownError}
   */
  cancel: (ref: string) => Promise<ProviderPayment | null>;
  /**
   * Pays back an amount. It can be repeated with the same refund.
   * @throws {ProviderUnknownError}
   * @throws {ProviderRefusedError}
   */
  refund: (refund: NewProviderRefund) => Promise<ProviderRefund>;
  /**
   * Returns what became of a refund whose request had no response; null when the provider does not have it.
   * @throws {ProviderUnknownError}
   */
  findRefund: (refund: NewProviderRefund) => Promise<ProviderRefund | null>;
  /**
   * Returns a refund by the provider's ids; null when it does not exist.
   * @throws {ProviderUnknownError}
   */
  fetchRefund: (paymentRef: string, refundRef: string) => Promise<ProviderRefund | null>;
  /**
   * Lists the payments that were created since a time, newest first.
   * @throws {ProviderUnknownError}
   */
  list: (since: Date) => AsyncIterable<ProviderPayment>;
  /**
   * Lists the chargebacks that took money since a time, newest first, however old their payments are.
   * @throws {ProviderUnknownError}
   */
  listChargebacks: (since: Date) => AsyncIterable<ListedChargeback>;
  /**
   * Reads from a webhook which payment it is about; null when it names none or is not the provider's. Nothing else in
   * it is trusted.
   * @throws {ProviderUnknownError} when the provider must be asked and does not respond; it sends the webhook again
   */
  readWebhook: (webhook: ProviderWebhook) => Promise<string | null>;
}
