import { resolve } from 'node:path';
import { parseTrustProxy } from '@pairwise/contracts/trust-proxy';
import { type ZoneHosts, zoneHostsOf } from '@pairwise/contracts/zone-hosts';
import { parseBucketAddress } from '@pairwise/object-store';
import { z } from 'zod';

import { isLocalPushHost, isPushHost } from './providers/push/push-hosts.ts';
import { vapidKeysOf } from './providers/push/vapid-key.ts';

/** Settings of the demo and of tests, which production refuses. */
const demoOnly = ['DEMO', 'FAILPOINTS'] as const;

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

/** A private key of P-256, 32 bytes in base64url. */
const vapidKey = z.string().refine((text) => {
  try {
    return vapidKeysOf(text).privateKey === text;
  } catch {
    return false;
  }
}, 'must be a private key of P-256, 32 bytes in base64url');

const pushHosts = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isPushHost),
    'must be hosts such as push.example or *.push.example, separated by commas',
  );

const mollieKey = z
  .string()
  .regex(/^(test|live)_\w{30,}$/, 'must be a key of Mollie, which begins with test_ or live_');

const stripeKey = z
  .string()
  .regex(/^(sk|rk)_(test|live)_\w{16,}$/, 'must be a key of Stripe, which begins with sk_test_, sk_live_ or rk_');

/** A part of the credentials of an API. */
const credential = z.string().regex(/^[\w-]{8,}$/, 'must be eight letters or digits, or more');

/** What phones show as the sender of a text message. Networks refuse anything longer, and other signs. */
const smsSender = z
  .string()
  .regex(
    /^([a-z][\da-z]{0,10}|\+[1-9]\d{6,14})$/i,
    'must be 1 to 11 letters and digits, a letter first, or a phone number',
  );

const trustProxy = z.string().transform((text, context): string[] => {
  try {
    return parseTrustProxy(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** The address of a bucket. Its parser says what is wrong with it. */
const fileStore = z.string().superRefine((text, context) => {
  try {
    parseBucketAddress(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(4100),
  PORT: port.default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ZONES: z.enum(['origins', 'single']).default('origins'),
  ZONE_HOSTS: z.string().optional(),
  TRUST_PROXY: trustProxy.default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'the address of a PostgreSQL database is needed' }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be the address of a Redis server' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  FILE_STORE: fileStore.optional(),
  DEMO: flag.optional(),
  FAILPOINTS: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  VAPID_PRIVATE_KEY: vapidKey.optional(),
  PUSH_HOSTS: pushHosts.default([]),
  DIRECT_DEBIT_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^http$/ }).optional(),
  PAYMENT_SANDBOX_KEY: z.string().min(16).optional(),
  MOLLIE_KEY: mollieKey.optional(),
  STRIPE_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be the secret of a webhook of Stripe').optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  MOLLIE_URL: z.url({ protocol: /^https?$/ }).default('https://api.mollie.com'),
  ELKS_USERNAME: credential.optional(),
  ELKS_PASSWORD: credential.optional(),
  ELKS_URL: z.url({ protocol: /^https?$/ }).default('https://api.46elks.com'),
  SMS_SENDER: smsSender.default('Pairwise'),
});

export interface Env {
  production: boolean;
  host: string;
  apiPort: number;
  /** The public address of the product, which is that of the site. With https the cookie is Secure. */
  publicUrl: URL;
  /** The public address of the app, for links in mails: another origin than that of the site if zones have origins. */
  appUrl: URL;
  /** The public address of the pages of payments. */
  payUrl: URL;
  /** The hosts of the zones of each site; empty when all zones live on one origin. */
  zones: ZoneHosts[];
  /** Addresses and ranges of the gateways, whose `X-Forwarded-…` headers are used. Those of others are ignored. */
  trustProxy: string[];
  databaseUrl: string;
  databasePool: number;
  /** The Redis server that carries the hints between processes. Without one, the database carries them. */
  redisUrl: string | undefined;
  dataDir: string;
  /** Bucket of photos and copies of data; without one, they are in folders of DATA_DIR. */
  fileStore: string | undefined;
  demo: boolean;
  /** Whether a request may end the process at a named moment, for tests of crashes. */
  failpoints: boolean;
  logLevel: string;
  /** Without one, mails go to the local outbox. */
  smtpUrl: string | undefined;
  /** The private key of pushes. Without one, the key in DATA_DIR/secrets is used. */
  vapidPrivateKey: string | undefined;
  /** The key of stored bank accounts. Without one, the key in DATA_DIR/secrets is used. */
  directDebitKey: string | undefined;
  /** Push services in addition to those of the known browsers. */
  pushHosts: string[];
  /** The payment sandbox of runs without a real provider. Without it, nothing can be bought. */
  paymentSandbox: { url: string; key: string } | undefined;
  /** The account at 46elks, which sends text messages, and the sender that phones show. */
  elks: { url: string; username: string; password: string; sender: string } | undefined;
  /** The account at Mollie. */
  mollie: { url: string; key: string } | undefined;
  /** The account at Stripe, and the secret with which it signs webhooks. */
  stripe: { url: string; key: string; webhookSecret: string } | undefined;
}

/** Lists all problems of the settings together, so that one start reports them all. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads and checks the settings of this program. No other file of the api reads `process.env`.
 * @throws {EnvError}
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? [...paymentProblems(parsed.data), ...productionProblems(parsed.data), ...zonesOf(parsed.data).problems]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new EnvError(`The settings of the api are not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    host: values.HOST,
    apiPort: values.API_PORT,
    publicUrl: new URL(publicUrlOf(values)),
    appUrl: zoneUrl(values, 'app'),
    payUrl: zoneUrl(values, 'pay'),
    zones: zonesOf(values).hosts ?? [],
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    dataDir: resolve(values.DATA_DIR),
    fileStore: values.FILE_STORE,
    demo: values.DEMO ?? !production,
    failpoints: values.FAILPOINTS ?? false,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    directDebitKey: values.DIRECT_DEBIT_KEY,
    pushHosts: values.PUSH_HOSTS,
    paymentSandbox: sandboxOf(values),
    stripe: stripeOf(values),
    elks: elksOf(values),
    mollie: values.MOLLIE_KEY === undefined ? undefined : { url: values.MOLLIE_URL, key: values.MOLLIE_KEY },
  };
};

const publicUrlOf = ({ PUBLIC_URL, PORT }: z.output<typeof schema>): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

const zonesOf = (values: z.output<typeof schema>) => zoneHostsOf({ ...values, PUBLIC_URL: publicUrlOf(values) });

const zoneUrl = (values: z.output<typeof schema>, zone: 'app' | 'pay'): URL => {
  const url = new URL(publicUrlOf(values));
  const host = zonesOf(values).hosts?.find(({ site }) => site === url.host)?.[zone];
  return host === undefined ? url : new URL(`${url.protocol}//${host}`);
};

const sandboxOf = ({ PAYMENT_SANDBOX_URL: url, PAYMENT_SANDBOX_KEY: key }: z.output<typeof schema>) =>
  url === undefined || key === undefined ? undefined : { url, key };

const stripeOf = ({
  STRIPE_URL: url,
  STRIPE_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: z.output<typeof schema>) =>
  key === undefined || webhookSecret === undefined ? undefined : { url, key, webhookSecret };

const elksOf = ({
  ELKS_URL: url,
  ELKS_USERNAME: username,
  ELKS_PASSWORD: password,
  SMS_SENDER: sender,
}: z.output<typeof schema>) =>
  username === undefined || password === undefined ? undefined : { url, username, password, sender };

/** Lists what would mix real money with tests. The sandbox, too, is refused in production. */
const paymentProblems = (values: z.output<typeof schema>): string[] => {
  const isProduction = values.NODE_ENV === 'production';
  const problems: string[] = [];
  for (const name of ['MOLLIE_KEY', 'STRIPE_KEY'] as const) {
    const key = values[name];
    const isLive = key === undefined ? undefined : /^(\w\w_)?live_/.test(key);
    if (isLive === true && !isProduction) problems.push(`${name}: a live key is for production only`);
    if (isLive === false && isProduction) problems.push(`${name}: production needs a live key`);
  }
  for (const [name, url] of [
    ['MOLLIE_URL', 'https://api.mollie.com'],
    ['STRIPE_URL', 'https://api.stripe.com'],
    ['ELKS_URL', 'https://api.46elks.com'],
  ] as const) {
    if (isProduction && values[name] !== url) problems.push(`${name}: not allowed in production`);
  }
  if ((values.STRIPE_KEY === undefined) !== (values.STRIPE_WEBHOOK_SECRET === undefined)) {
    problems.push('STRIPE_WEBHOOK_SECRET: STRIPE_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all');
  }
  if ((values.ELKS_USERNAME === undefined) !== (values.ELKS_PASSWORD === undefined)) {
    problems.push('ELKS_PASSWORD: ELKS_USERNAME and ELKS_PASSWORD are set together or not at all');
  }
  return problems;
};

const productionProblems = (values: z.output<typeof schema>): string[] => {
  if (values.NODE_ENV !== 'production') return [];
  const problems = demoOnly.filter((name) => values[name]).map((name) => `${name}: not allowed in production`);
  if (!values.PUBLIC_URL) problems.push('PUBLIC_URL: production needs the public address');
  else if (!values.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL: production needs an https address');
  if (values.TRUST_PROXY.length === 0) problems.push('TRUST_PROXY: production needs the addresses of the gateways');
  if (!values.SMTP_URL) problems.push('SMTP_URL: production needs a mail server');
  if (values.PAYMENT_SANDBOX_URL) problems.push('PAYMENT_SANDBOX_URL: production sells for real money only');
  if (values.PUSH_HOSTS.some(isLocalPushHost)) problems.push('PUSH_HOSTS: production sends pushes by https only');
  if (new URL(values.DATABASE_URL).password === '') problems.push('DATABASE_URL: production needs a password');
  return problems;
};
