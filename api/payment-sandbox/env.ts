import path from 'node:path';
import { z } from 'zod';
import { chaosSchema, type ChaosProfile } from './chaos.ts';
import { isLiveKey } from './live-key.ts';

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
  SANDBOX_KEY: z
    .string({ error: 'the key its clients have to show is needed' })
    .min(16)
    .refine((key) => !isLiveKey(key), 'a key of a real provider (live_…, sk_live_…) must not be used here'),
  SANDBOX_CHAOS: z.string().optional().transform(readChaos),
  SHOP_LABEL: z.string().min(1).max(60).default('Pairwise'),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** Reads the chaos profile: JSON as in `PUT /control/chaos`. */
function readChaos(text: string | undefined, context: z.RefinementCtx): ChaosProfile | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = chaosSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const { path: place, message } of parsed.error.issues)
      context.addIssue({ code: 'custom', message: [place.join('.'), message].filter(Boolean).join(': ') });
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON object, such as {"seed":7,"webhookDuplicates":2}' });
  }
  return z.NEVER;
}

export interface SandboxEnv {
  host: string;
  port: number;
  key: string;
  /** The name of the shop on the pages. */
  shopLabel: string;
  /** The folder of the book, absolute. */
  folder: string;
  logLevel: string;
  /** Undefined leaves what the book says. */
  chaos: ChaosProfile | undefined;
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
    shopLabel: values.SHOP_LABEL,
    folder: path.resolve(values.DATA_DIR, 'payment-sandbox'),
    logLevel: values.LOG_LEVEL,
    chaos: values.SANDBOX_CHAOS,
  };
}
