import { UsageError } from '@pairwise/command-line';

/**
 * Parses the address of a platform, as `--into` takes it. Returns its origin.
 * @throws {UsageError} for another text
 */
export const parsePlatform = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !['', '/'].includes(url.pathname) || url.search || url.username) {
    throw new UsageError(`--into takes the address of a platform, such as http://localhost:4000, not "${text}".`);
  }
  return url.origin;
};
