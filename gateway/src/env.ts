import path from 'node:path';

import * as z from 'zod/mini';

import type { Development } from './development.ts';

const port = z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(65_535)));

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 4000),
  API_URL: z._default(z.url({ protocol: /^https?$/ }), 'http://127.0.0.1:4100'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(z.string(), path.resolve(import.meta.dirname, '../../.data')),
  DEV_SHELL: z.optional(z.string()),
  DEV_REMOTE: z.optional(z.string().check(z.regex(/^mf-[a-z-]+=http:\/\/[\w.]+:\d+$/))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Settings of the gateway, all of them. */
export interface Env {
  /** Demo mode: demo accounts are offered and `/__dev` is passed on to the api. Never in production. */
  demo: boolean;
  host: string;
  port: number;
  apiUrl: string;
  /** Members reach the product by https; somebody before us ends it. */
  https: boolean;
  dataDir: string;
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
  const { NODE_ENV, HOST, PORT, API_URL, PUBLIC_URL, DATA_DIR, LOG_LEVEL } = parsed.data;
  return {
    demo: NODE_ENV !== 'production',
    host: HOST,
    port: PORT,
    apiUrl: API_URL.replace(/\/+$/, ''),
    https: PUBLIC_URL?.startsWith('https:') ?? false,
    dataDir: path.resolve(DATA_DIR),
    logLevel: LOG_LEVEL,
    ...(development && { development }),
  };
};
