import type { Compatibility } from '@pairwise/contracts/compatibility';
import { MfeError } from '@pairwise/gateway/cli';

const TIMEOUT_MS = 10_000;

/** The version of `/compatibility.json` that this package reads. */
const SCHEMA = 1;

const hint = 'Set MFE_PLATFORM_URL to the address of the product, such as http://localhost:4000.';

/**
 * Loads what a platform says about itself, from its `/compatibility.json`.
 * @param url address of the product, without a slash at the end
 * @throws {MfeError} when there is none, or a newer one than this package reads
 */
export const fetchPlatform = async (url: string): Promise<Compatibility> => {
  const address = `${url}/compatibility.json`;
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new MfeError(`Nothing responds at ${address}. ${hint}`);
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || typeof body !== 'object' || body === null || !('schema' in body)) {
    throw new MfeError(`${address} responded with ${response.status} and no description of a platform. ${hint}`);
  }
  if (body.schema !== SCHEMA) {
    throw new MfeError(`${address} has schema ${String(body.schema)}. Install a newer @pairwise/platform.`);
  }
  // The platform and this package are compiled against the same contract, whose version is the schema.
  return body as Compatibility;
};
