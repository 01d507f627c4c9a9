import {
  type Conflict,
  type ControlErrorBody,
  type ControlErrorCode,
  controlErrorCodes,
} from '@pairwise/contracts/console';

import { CONTROL_HEADER } from '../control/control-header.ts';
import { MfeError } from './mfe-error.ts';

/** Reports a call that the gateway refused. */
export class Refused extends MfeError {
  readonly code: ControlErrorCode;
  /** With `revision_conflict`: what is live now. */
  readonly conflict: Conflict | undefined;

  constructor({ code, message, conflict }: ControlErrorBody['error']) {
    super(message);
    this.code = code;
    this.conflict = conflict;
  }
}

export interface Client {
  /** @param timeoutMs how long the response may take, in milliseconds; by default as long as it needs */
  get: <Body>(address: string, timeoutMs?: number) => Promise<Body>;
  post: <Body>(address: string, body?: unknown) => Promise<Body>;
  upload: <Body>(address: string, form: FormData) => Promise<Body>;
}

const isErrorBody = (value: unknown): value is ControlErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'object' &&
  value.error !== null &&
  'code' in value.error &&
  typeof value.error.code === 'string' &&
  value.error.code in controlErrorCodes &&
  'message' in value.error &&
  typeof value.error.message === 'string';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Errors of a connection that was open before it broke: the product runs, and a read may be retried. */
const connectionLostCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** Returns the code of an error of `fetch`, which may be in a nested cause; its name when there is no code. */
const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error && typeof error.name === 'string' ? error.name : '';
};

/** Uses a new connection. A kept-alive one may be closed, or busy with an upload that was refused early. */
const ownConnection = { connection: 'close' };

/** Creates a client of the control API. It rejects with `Refused` for an error response and with MfeError otherwise. */
export const createClient = (url: string, token: string): Client => {
  const notTheConsole = (what: string): MfeError =>
    new MfeError(`${url} ${what}. Set MFE_URL to the address of the console, such as http://localhost:4001.`);

  const toError = (error: unknown): MfeError => {
    const code = codeOf(error);
    if (code.startsWith('HPE_') || code === 'HTTPParserError')
      return notTheConsole('does not respond as the console does');
    if (code === 'TimeoutError') return new MfeError(`${url} does not respond in time.`);
    if (!connectionLostCodes.has(code)) {
      return new MfeError(
        `Nothing listens at ${url}. Set MFE_URL to the address of the console, or run \`npm start\` in a checkout of the platform.`,
      );
    }
    return new MfeError(
      `The connection to ${url} was lost before the response (${code}). Run \`npm run mfe -- list\` to see whether the change was made.`,
    );
  };

  const fetchText = async (address: string, init: RequestInit): Promise<{ response: Response; text: string }> => {
    const response = await fetch(`${url}${address}`, init);
    return { response, text: await response.text() };
  };

  const send = async <Body>(
    address: string,
    {
      headers,
      ...init
    }: Pick<RequestInit, 'signal'> & {
      headers?: Record<string, string>;
      method?: 'POST';
      body?: FormData | string;
    },
  ): Promise<Body> => {
    const sent = { ...init, headers: { authorization: `Bearer ${token}`, ...headers } };
    const { response, text } = await fetchText(address, sent)
      .catch((error: unknown) => {
        // A change may have been made already: only reads are retried.
        if (init.method === 'POST' || !connectionLostCodes.has(codeOf(error))) throw error;
        return fetchText(address, { ...sent, headers: { ...sent.headers, ...ownConnection } });
      })
      .catch((error: unknown) => {
        throw toError(error);
      });
    const body = parseJson(text);
    const isConsole = response.headers.get(CONTROL_HEADER) !== null;
    // Both sides are compiled against the same contract, which defines the response of each address.
    if (isConsole && response.ok && body !== undefined) return body as Body;
    if (isConsole && isErrorBody(body)) throw new Refused(body.error);
    throw notTheConsole(`responded with ${response.status}, not as the console does`);
  };
  return {
    get: (address, timeoutMs) =>
      send(address, timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    post: (address, body = {}) =>
      send(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload: (address, form) => send(address, { method: 'POST', body: form, headers: ownConnection }),
  };
};
