import path from 'node:path';

import { z } from 'zod';

import type { Development } from './development.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../.data')),
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
