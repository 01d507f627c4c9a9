import { MfeError } from '@pairwise/gateway/cli';

/** Where the platform is, and who the caller is. */
export interface RepositorySettings {
  /** Address of the product for members, without a slash at the end. */
  platformUrl: string;
  /** Address of the console, without a slash at the end. */
  consoleUrl: string;
  /** Text of the deploy token. */
  token: string | undefined;
}

const addressOf = (env: Record<string, string | undefined>, name: string, fallback: string): string => {
  const text = env[name] || fallback;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new MfeError(`${name} is "${text}". Set it to an address such as ${fallback}.`);
};

/**
 * Reads `MFE_PLATFORM_URL`, `MFE_URL` and `MFE_TOKEN`. The default addresses are those of `npm start` on this machine.
 * @throws {MfeError} when an address is invalid
 */
export const readSettings = (env: Record<string, string | undefined>): RepositorySettings => ({
  platformUrl: addressOf(env, 'MFE_PLATFORM_URL', 'http://localhost:4000'),
  consoleUrl: addressOf(env, 'MFE_URL', 'http://localhost:4001'),
  token: env['MFE_TOKEN'] || undefined,
});
