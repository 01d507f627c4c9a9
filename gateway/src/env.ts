import path from 'node:path';

import { z } from 'zod';

import { parseBucketAddress } from './artifacts/bucket-address.ts';
import type { Development } from './page/development.ts';
import { parseTrustProxy } from './http/trust-proxy.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** What a parser of ours reads; refused with the reason that it tells itself. */
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

/** It goes into a header of every page: an origin, and nothing behind it. */
const plainOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => text === new URL(text).origin, 'must be an origin: https://files.example');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  CONSOLE_PORT: port.default(4001),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: readBy(parseTrustProxy).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../.data')),
  ARTIFACT_STORE: bucketAddress.optional(),
  ARTIFACT_FALLBACK_URL: plainOrigin.optional(),
  DEV_SHELL: z.string().optional(),
  DEV_REMOTE: z
    .string()
    .regex(/^mf-[a-z-]+=http:\/\/[\w.]+:\d+$/)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings of the gateway, all of them. */
export interface Env {
  /** Demo mode: demo accounts are offered and `/__dev` is passed on to the api. Never in production. */
  demo: boolean;
  host: string;
  port: number;
  /** Where teams publish and look: the console and its API. */
  consolePort: number;
  apiUrl: string;
  /** Members reach the product by https; somebody before us ends it. */
  https: boolean;
  /** The address members type, without a slash at the end; absent when nobody said. */
  publicUrl?: string;
  /** Addresses and ranges of proxies before us, whose `X-Forwarded-…` is believed; nobody's when absent. */
  trustProxy?: string[];
  dataDir: string;
  /** The bucket published files live in; absent for the folder DATA_DIR/artifacts. */
  artifactStore?: string;
  /** Origin that has the same published files, for when ours does not answer; without a slash at the end. */
  fallbackOrigin?: string;
  logLevel: string;
  /** One remote is served from its sources (`npm run dev`). */
  development?: Development;
}

const developmentOf = (shell: string | undefined, remote: string | undefined): Development | undefined => {
  const [name, target] = remote?.split('=') ?? [];
  return shell && name && target ? { shell, remote: { name, target } } : undefined;
};

/** Reads and checks the environment; throws one error that names every problem. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The gateway cannot start with these settings:\n  ${problems.join('\n  ')}`);
  }
  const development = developmentOf(parsed.data.DEV_SHELL, parsed.data.DEV_REMOTE);
  if (development && parsed.data.NODE_ENV === 'production') throw new Error('DEV_REMOTE is not allowed in production');
  const { NODE_ENV, HOST, PORT, API_URL, PUBLIC_URL, DATA_DIR, ARTIFACT_STORE, LOG_LEVEL } = parsed.data;
  const { ARTIFACT_FALLBACK_URL: fallbackOrigin } = parsed.data;
  return {
    demo: NODE_ENV !== 'production',
    host: HOST,
    port: PORT,
    consolePort: parsed.data.CONSOLE_PORT,
    apiUrl: API_URL.replace(/\/+$/, ''),
    https: PUBLIC_URL?.startsWith('https:') ?? false,
    ...(parsed.data.TRUST_PROXY !== undefined && { trustProxy: parsed.data.TRUST_PROXY }),
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL.replace(/\/+$/, '') }),
    dataDir: path.resolve(DATA_DIR),
    ...(ARTIFACT_STORE !== undefined && { artifactStore: ARTIFACT_STORE }),
    ...(fallbackOrigin !== undefined && { fallbackOrigin }),
    logLevel: LOG_LEVEL,
    ...(development && { development }),
  };
};

/** Settings of the gate. The gate also runs apart from the gateway, so it reads them itself. */
export interface GateEnv {
  /** Not in production: the gate may use a demo account. */
  demo: boolean;
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
    demo: source['NODE_ENV'] !== 'production',
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
