import { request } from 'undici';

/** A response of the api to a read of the gateway. */
export interface ApiRead {
  /** Whether the status is that of a success. */
  ok: boolean;
  status: number;
  /** The `set-cookie` headers. */
  cookies: string[];
  text: string;
}

export interface ApiReadOptions {
  headers: Record<string, string>;
  /** Longest time until the whole response is there, in milliseconds. */
  timeoutMs: number;
}

/**
 * Reads from the api over a kept connection. Every page of a member waits for such reads, and `fetch` takes several times as
 * much processor time for one.
 */
export const getFromApi = async (url: string, { headers, timeoutMs }: ApiReadOptions): Promise<ApiRead> => {
  // Not `AbortSignal.timeout`, which makes an error for each read that ended long ago.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
  try {
    const { statusCode, headers: received, body } = await request(url, { headers, signal: controller.signal });
    return {
      ok: statusCode >= 200 && statusCode < 300,
      status: statusCode,
      cookies: [received['set-cookie'] ?? []].flat(),
      text: await body.text(),
    };
  } finally {
    clearTimeout(timer);
  }
};
