import { z } from 'zod';

export const FINAL_STATUSES = ['paid', 'failed', 'canceled', 'expired'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** Whether an address is on this machine. Browsers and webhooks go to no other, so that the sandbox reaches no other host. */
function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const here = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return here && (protocol === 'http:' || protocol === 'https:');
}

/** Returns how many decimals a currency has; undefined for an unknown currency. */
function decimalsOf(currency: string): number | undefined {
  if (!CURRENCIES.has(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

function isAmount({ currency, value }: { currency: string; value: string }): boolean {
  const decimals = decimalsOf(currency);
  if (decimals === undefined) return false;
  const [, fraction = ''] = value.split('.');
  return fraction.length === decimals && Number(value) > 0;
}

const localAddress = z.url().max(2048).refine(isLoopback, 'must be an address of this machine (localhost)');

/** The fields of Mollie's request for a payment that the product uses. */
export const newPaymentSchema = z.object({
  amount: z
    .object({ currency: z.string(), value: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d+)?$/, 'must look like "10.00"') })
    .refine(isAmount, 'must be greater than zero, in a known currency and with its number of decimals'),
  description: z.string().min(1).max(255),
  redirectUrl: localAddress,
  webhookUrl: localAddress.optional(),
  locale: z.string().max(5).optional(),
  method: z.string().max(32).optional(),
  metadata: z.record(z.string(), z.string().max(255)).optional(),
});

export type NewPayment = z.output<typeof newPaymentSchema>;

export interface Payment extends NewPayment {
  /** `tr_` and 24 random characters. */
  id: string;
  status: 'open' | FinalStatus;
  /** ISO 8601, as all times. */
  createdAt: string;
  expiresAt: string;
  /** When the status became final. */
  endedAt?: string;
}

const TIME_FIELD: Record<FinalStatus, string> = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
};

/** Builds a payment in the form of Mollie's api. */
export function viewPayment(payment: Payment, publicUrl: string) {
  const self = { href: `${publicUrl}/v2/payments/${payment.id}`, type: 'application/hal+json' };
  const checkout = { href: `${publicUrl}/checkout/${payment.id}`, type: 'text/html' };
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: payment.amount,
    description: payment.description,
    method: payment.method ?? null,
    metadata: payment.metadata ?? null,
    status: payment.status,
    isCancelable: false,
    expiresAt: payment.expiresAt,
    ...(payment.status === 'open' ? {} : { [TIME_FIELD[payment.status]]: payment.endedAt }),
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === undefined ? {} : { webhookUrl: payment.webhookUrl }),
    ...(payment.locale === undefined ? {} : { locale: payment.locale }),
    _links: payment.status === 'open' ? { self, checkout } : { self },
  };
}
