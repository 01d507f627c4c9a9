import path from 'node:path';

import { parseTrustProxy } from '@pairwise/contracts/trust-proxy';
import { type ZoneHosts, zoneHostsOf } from '@pairwise/contracts/zone-hosts';
import { parseBucketAddress } from '@pairwise/object-store';
import { z } from 'zod';

import type { Development } from './page/development.ts';
import { parseMailDomains } from './notify/mail-channel.ts';
import { parseNotifyHosts } from './notify/notify-hosts.ts';
import { addressProblem, portProblem } from './http/usable-port.ts';

/** Adds the problem of a value, if it has one. */
const refuse =
  <Value>(problemOf: (value: Value) => string | undefined) =>
  (value: Value, context: z.core.$RefinementCtx<Value>): void => {
    const message = problemOf(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };

const port = z.coerce.number().int().min(0).max(65_535).superRefine(refuse(portProblem));
const httpAddress = z.url({ protocol: /^https?$/ }).superRefine(refuse(addressProblem));

/** Reads a setting with a parser of our own. The message of its error becomes the problem of the setting. */
const readBy = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, context): Value => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

const bucketAddress = readBy((text) => {
  parseBucketAddress(text);
  return text;
});

/** An origin without a path, because every page carries it in a header. */
const plainOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => text === new URL(text).origin, 'must be an origin without a path, such as https://files.example');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  CONSOLE_PORT: port.default(4001),
  API_URL: httpAddress.default('http://127.0.0.1:4100'),
  PUBLIC_URL: httpAddress.optional(),
  ZONES: z.enum(['origins', 'single']).default('origins'),
  ZONE_HOSTS: z.string().optional(),
  TRUST_PROXY: readBy(parseTrustProxy).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../.data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be the address of a PostgreSQL' }).optional(),
  ARTIFACT_STORE: bucketAddress.optional(),
  ARTIFACT_FALLBACK_URL: plainOrigin.optional(),
  DEV_SHELL: z.string().optional(),
  DEV_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+=http:\/\/[\w.]+:\d+$/)
    .optional(),
  NOTIFY_HOSTS: readBy(parseNotifyHosts).optional(),
  NOTIFY_MAIL_DOMAINS: readBy(parseMailDomains).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(64).default(2_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** All settings of the gateway. */
export interface Env {
  /** Demo mode: offers demo accounts and proxies `/__dev` to the api. Never true in production. */
  demo: boolean;
  host: string;
  port: number;
  /** Port of the console and its API. */
  consolePort: number;
  apiUrl: string;
  /** Members reach the product over https, which a proxy in front of the gateway terminates. */
  https: boolean;
  /** Public address of the product, without a trailing slash; absent when it is not set. */
  publicUrl?: string;
  /** The hosts of the zones of each site; absent when all zones live on one origin. */
  zones?: ZoneHosts[];
  /** Addresses and ranges of trusted proxies, whose `X-Forwarded-…` headers are used; none when absent. */
  trustProxy?: string[];
  dataDir: string;
  /** The PostgreSQL that gateways on several machines share; absent for the folders of DATA_DIR. */
  databaseUrl?: string;
  /** Bucket of the published files; absent for the folder DATA_DIR/artifacts. */
  artifactStore?: string;
  /** Second origin with the same published files, for when this one does not respond; without a trailing slash. */
  fallbackOrigin?: string;
  logLevel: string;
  /** What each team may upload within 24 hours. */
  uploadBytesPerDay: number;
  /** Hosts in private networks that webhooks may have; none when absent. */
  notifyHosts?: string[];
  /** Domains of mail addresses that may be notified; absent when none are named. */
  notifyMailDomains?: string[];
  /** The mail server; absent for the outbox of the demo. */
  smtpUrl?: string;
  /** Serves one remote from its sources (`npm run dev`). */
  development?: Development;
}

const developmentOf = (shell: string | undefined, remote: string | undefined): Development | undefined => {
  const [name, target] = remote?.split('=') ?? [];
  return shell && name && target ? { shell, remote: { name, target } } : undefined;
};

const invalid = (problems: readonly string[]): Error =>
  new Error(`The gateway cannot start with these settings:\n  ${problems.join('\n  ')}`);

/** Returns the hosts of the zones. A gateway alone is at its own port of this machine. */
const zonesOf = ({ PORT, PUBLIC_URL = `http://localhost:${PORT}`, ...settings }: z.output<typeof schema>) =>
  zoneHostsOf({ ...settings, PUBLIC_URL });

/** Reads and checks the environment. Throws one error that lists every problem. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const parsed = schema.safeParse(source);
  if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const zones = zonesOf(parsed.data);
  if (zones.problems.length > 0) throw invalid(zones.problems);
  const development = developmentOf(parsed.data.DEV_SHELL, parsed.data.DEV_REMOTE);
  if (development && parsed.data.NODE_ENV === 'production') throw new Error('DEV_REMOTE is not allowed in production.');
  const { NODE_ENV, HOST, PORT, API_URL, PUBLIC_URL, DATA_DIR, ARTIFACT_STORE, LOG_LEVEL, UPLOAD_MB_PER_DAY } =
    parsed.data;
  const { ARTIFACT_FALLBACK_URL: fallbackOrigin, DATABASE_URL } = parsed.data;
  return {
    demo: NODE_ENV !== 'production',
    host: HOST,
    port: PORT,
    consolePort: parsed.data.CONSOLE_PORT,
    apiUrl: API_URL.replace(/\/+$/, ''),
    https: PUBLIC_URL?.startsWith('https:') ?? false,
    ...(zones.hosts && { zones: zones.hosts }),
    ...(parsed.data.TRUST_PROXY !== undefined && { trustProxy: parsed.data.TRUST_PROXY }),
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL.replace(/\/+$/, '') }),
    dataDir: path.resolve(DATA_DIR),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(ARTIFACT_STORE !== undefined && { artifactStore: ARTIFACT_STORE }),
    ...(fallbackOrigin !== undefined && { fallbackOrigin }),
    logLevel: LOG_LEVEL,
    uploadBytesPerDay: UPLOAD_MB_PER_DAY * 1024 * 1024,
    ...(parsed.data.NOTIFY_HOSTS && { notifyHosts: parsed.data.NOTIFY_HOSTS }),
    ...(parsed.data.NOTIFY_MAIL_DOMAINS && { notifyMailDomains: parsed.data.NOTIFY_MAIL_DOMAINS }),
    ...(parsed.data.SMTP_URL !== undefined && { smtpUrl: parsed.data.SMTP_URL }),
    ...(development && { development }),
  };
};

/** Settings of the gate. The gate also runs apart from the gateway, so it reads them itself. */
export interface GateEnv {
  /** The member whose account the gate uses for members' pages. */
  account?: { email: string; password: string };
  /** Path of the browser. */
  chromium: string;
  apiUrl?: string;
  artifactStore?: string;
}

/** Reads the settings of the gate. */
export const readGateEnv = (source: Record<string, string | undefined> = process.env): GateEnv => {
  const { GATE_EMAIL: email, GATE_PASSWORD: password, API_URL: apiUrl, ARTIFACT_STORE: artifactStore } = source;
  return {
    ...(email && password && { account: { email, password } }),
    chromium: source['CHROMIUM'] ?? '/usr/bin/chromium',
    ...(apiUrl !== undefined && { apiUrl }),
    ...(artifactStore !== undefined && { artifactStore }),
  };
};

/** Returns the variables a browser needs. It gets no others: store credentials and the gate's password stay out. */
export const browserEnvironment = (source: Record<string, string | undefined> = process.env): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'TMPDIR', 'XDG_RUNTIME_DIR', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'].flatMap((name) => {
      const value = source[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Returns the variables of the process that runs the gate's browser: those of the browser, and what reads the published
 * files. The passwords and keys of the gateway stay out.
 */
export const childEnvironment = (source: Record<string, string | undefined> = process.env): Record<string, string> => ({
  ...browserEnvironment(source),
  ...Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      name.startsWith('AWS_') && value !== undefined ? [[name, value]] : [],
    ),
  ),
});
