import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { parseTrustProxy } from '@pairwise/contracts/trust-proxy';
import { type ZoneHosts, zoneHostsOf } from '@pairwise/contracts/zone-hosts';
import { addressProblem, portProblem } from '@pairwise/gateway/usable-port';
import { parseBucketAddress } from '@pairwise/object-store/bucket-address';
import { z } from 'zod';

import { root } from './workspace.ts';

/** Reports a problem that the caller of a command can fix. It is printed without a stack. */
export class CommandError extends Error {}

/** Adds the problem of a value, if it has one. */
const refuse =
  <Value>(problemOf: (value: Value) => string | undefined) =>
  (value: Value, context: z.core.$RefinementCtx<Value>): void => {
    const message = problemOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(1)
    .max(65_535)
    .superRefine(refuse(portProblem))
    .default(fallback);

/** Accepts a text that the given parser of the gateway accepts. Its error message is the reason of a refusal. */
const readable = (parse: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    }
  });

const schema = z.object({
  PORT: port(4000),
  CONSOLE_PORT: port(4001),
  API_PORT: port(4100),
  SANDBOX_PORT: port(4200),
  DEV_PORT: port(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .superRefine(refuse(addressProblem))
    .optional(),
  ARTIFACT_FALLBACK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((text) => text.replace(/\/+$/, ''))
    .refine((text) => text === new URL(text).origin, 'must be an origin such as https://files.example')
    .optional(),
  ARTIFACT_STORE: readable(parseBucketAddress).optional(),
  NOTIFY_HOSTS: z.string().optional(),
  NOTIFY_MAIL_DOMAINS: z.string().optional(),
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(64).optional(),
  FILE_STORE: readable(parseBucketAddress).optional(),
  ZONES: z.enum(['origins', 'single']).default('origins'),
  ZONE_HOSTS: z.string().optional(),
  TRUST_PROXY: readable(parseTrustProxy).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  PUSH_HOSTS: z.string().optional(),
  SANDBOX_KEY: z.string().min(16, 'must have 16 characters or more').optional(),
  SANDBOX_CHAOS: z.string().optional(),
  MOLLIE_KEY: z.string().optional(),
  STRIPE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  ELKS_USERNAME: z.string().optional(),
  ELKS_PASSWORD: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  DIRECT_DEBIT_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  CHROMIUM: z.string().min(1).optional(),
  GATE_EMAIL: z.email({ error: 'must be the address of a member' }).optional(),
  GATE_PASSWORD: z.string().min(1).optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Every setting of the running product. `docs/how-to/configure.md` describes them. */
export interface Settings {
  port: number;
  /** The teams' console and its API. */
  consolePort: number;
  apiPort: number;
  sandboxPort: number;
  /** The port of the compiler of `npm run dev`; unused otherwise. */
  devPort: number;
  /** The address that the gateway listens on. The services behind it listen on the loopback address. */
  host: string;
  /** The address that members type, without a slash at the end. */
  publicUrl: string;
  /** Whether the zones have origins of their own, as the settings say; `hosts` is undefined when they share one. */
  zones: { zones: 'single' | 'origins'; zoneHosts: string | undefined; hosts: ZoneHosts[] | undefined };
  /** The trusted proxies before the gateway, as the setting names them; undefined when there are none. */
  trustProxy: string | undefined;
  /** Another origin with the same published files, without a slash at the end. */
  artifactFallbackUrl: string | undefined;
  /** The bucket of published files. Without it they are stored in DATA_DIR/artifacts. */
  artifactStore: string | undefined;
  /** Whom the gateway may notify of deploys, as the settings name them. The gateway checks them. */
  notify: { hosts: string | undefined; mailDomains: string | undefined };
  /** What each team may upload within 24 hours, in MB. */
  uploadMbPerDay: number | undefined;
  fileStore: string | undefined;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Carries the hints between processes. Without it the database carries them. */
  redisUrl: string | undefined;
  /** Without it mails are stored in the local outbox. Production requires it. */
  smtpUrl: string | undefined;
  /** The private key of the product's pushes, and additional push services, as the setting names them. */
  push: { vapidPrivateKey: string | undefined; hosts: string | undefined };
  /** The sandbox's key and its faults, and the keys of real providers, as the settings name them. The services check them. */
  payments: {
    sandboxKey: string | undefined;
    sandboxChaos: string | undefined;
    mollieKey: string | undefined;
    stripeKey: string | undefined;
    stripeWebhookSecret: string | undefined;
  };
  /** The account that sends text messages, as the settings name it. The api checks it. */
  sms: { username: string | undefined; password: string | undefined; sender: string | undefined };
  /** The key of stored bank accounts. */
  directDebitKey: string | undefined;
  /** The browser in which the gate runs a new version, and the member that it logs in as. */
  gate: { chromium: string | undefined; email: string | undefined; password: string | undefined };
  /** Demo accounts, `/__dev` and the payment sandbox exist; never in production. */
  demo: boolean;
  nodeEnv: 'development' | 'test' | 'production';
  logLevel: string;
}

export const settingNames = Object.keys(schema.shape);

/**
 * Reads and checks all settings.
 * @throws {CommandError} that lists every problem, not only the first
 */
export const readSettings = (env: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new CommandError(`These settings are invalid:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const zones = zoneHostsOf({ ...values, PUBLIC_URL: publicUrl });
  const problems = [...productionProblems(values), ...zones.problems.map((problem) => `  ${problem}`)];
  if (problems.length > 0) throw new CommandError(`These settings are invalid:\n${problems.join('\n')}`);
  const ports = [values.PORT, values.CONSOLE_PORT, values.API_PORT, values.SANDBOX_PORT, values.DEV_PORT];
  if (new Set(ports).size !== ports.length) {
    throw new CommandError(
      `PORT, CONSOLE_PORT, API_PORT, SANDBOX_PORT and DEV_PORT must differ; they are ${ports.join(', ')}.`,
    );
  }
  return {
    port: values.PORT,
    consolePort: values.CONSOLE_PORT,
    apiPort: values.API_PORT,
    sandboxPort: values.SANDBOX_PORT,
    devPort: values.DEV_PORT,
    host: values.HOST,
    publicUrl,
    zones: { zones: values.ZONES, zoneHosts: values.ZONE_HOSTS, hosts: zones.hosts },
    trustProxy: values.TRUST_PROXY,
    artifactFallbackUrl: values.ARTIFACT_FALLBACK_URL,
    artifactStore: values.ARTIFACT_STORE,
    notify: { hosts: values.NOTIFY_HOSTS, mailDomains: values.NOTIFY_MAIL_DOMAINS },
    uploadMbPerDay: values.UPLOAD_MB_PER_DAY,
    fileStore: values.FILE_STORE,
    dataDir: resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    directDebitKey: values.DIRECT_DEBIT_KEY,
    push: { vapidPrivateKey: values.VAPID_PRIVATE_KEY, hosts: values.PUSH_HOSTS },
    payments: {
      sandboxKey: values.SANDBOX_KEY,
      sandboxChaos: values.SANDBOX_CHAOS,
      mollieKey: values.MOLLIE_KEY,
      stripeKey: values.STRIPE_KEY,
      stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    },
    sms: { username: values.ELKS_USERNAME, password: values.ELKS_PASSWORD, sender: values.SMS_SENDER },
    gate: { chromium: values.CHROMIUM, email: values.GATE_EMAIL, password: values.GATE_PASSWORD },
    demo: values.NODE_ENV !== 'production',
    nodeEnv: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
  };
};

/** Creates a folder and its parents one by one, because `recursive` never returns for a folder in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Returns the problems that settings have in production only. */
const productionProblems = (values: z.output<typeof schema>): string[] => {
  if (values.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (values.PUBLIC_URL?.startsWith('https:') !== true)
    problems.push('  PUBLIC_URL: production needs an https address');
  if (values.SMTP_URL === undefined) problems.push('  SMTP_URL: production needs a mail server');
  return problems;
};

/**
 * Creates the data directory where it is missing, and checks that it can be written.
 * @throws {CommandError} naming the directory and the reason
 */
export const requireWritable = (dataDir: string): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
    throw new CommandError(
      `The data directory ${dataDir} can't be written (${reason}). Give this user write access or choose another directory: DATA_DIR=/some/where npm start`,
    );
  }
};
