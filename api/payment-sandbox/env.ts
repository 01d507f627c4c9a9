import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .refine(
      (value) => value !== 'production',
      'the payment sandbox gives credit for no money and does not run in production',
    ),
  HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  SANDBOX_KEY: z.string({ error: 'the key its clients have to show is needed' }).min(16),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export interface SandboxEnv {
  host: string;
  port: number;
  key: string;
  /** The folder of the book, absolute. */
  folder: string;
  logLevel: string;
}

/** Invalid settings; the message lists all problems. */
export class SandboxEnvError extends Error {
  override readonly name = 'SandboxEnvError';
}

/** Reads and checks the settings of this program. */
export function readSandboxEnv(source: Record<string, string | undefined>): SandboxEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SandboxEnvError(`The settings of the payment sandbox are invalid:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.SANDBOX_PORT,
    key: values.SANDBOX_KEY,
    folder: path.resolve(values.DATA_DIR, 'payment-sandbox'),
    logLevel: values.LOG_LEVEL,
  };
}
