import { type ControlErrorBody, type ControlErrorCode, controlErrorCodes } from '@pairwise/contracts/console';

import { CONTROL_HEADER } from '../control/control-header.ts';
import { MfeError } from './mfe-error.ts';

/** A call that the gateway refused. */
export class Refused extends MfeError {
  readonly code: ControlErrorCode;

  constructor(code: ControlErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Client {
  get: <Body>(address: string) => Promise<Body>;
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What becomes of a connection that was there: it may be tried once more, and the product does run. */
const connectionLostCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/** `fetch` says why it failed in a cause, and that one sometimes in another; what has no code has its name. */
const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error && typeof error.name === 'string' ? error.name : '';
};

/** A connection of its own: one that was kept may be gone, or still busy with an upload that was refused early. */
const ownConnection = { connection: 'close' };

/** Talks to the control API of a gateway. Every problem is an MfeError; what was refused is Refused, with its code. */
export const createClient = (url: string, token: string): Client => {
  const notTheConsole = (what: string): MfeError =>
    new MfeError(
      `${url} ${what} and not as the console does. MFE_URL is the address of the console, such as http://localhost:4001.`,
    );

  const toError = (error: unknown): MfeError => {
    const code = codeOf(error);
    if (code.startsWith('HPE_') || code === 'HTTPParserError') return notTheConsole('answers');
    if (!connectionLostCodes.has(code)) {
      return new MfeError(
        `Nothing answers at ${url}. Does the product run (npm start)? MFE_URL names another address.`,
      );
    }
    return new MfeError(
      `The connection to ${url} was lost before the answer came (${code}). Whether it was done, npm run mfe -- list says.`,
    );
  };

  const fetched = async (address: string, init: RequestInit): Promise<{ response: Response; text: string }> => {
    const response = await fetch(`${url}${address}`, init);
    return { response, text: await response.text() };
  };

  const send = async <Body>(
    address: string,
    { headers, ...init }: { headers?: Record<string, string>; method?: 'POST'; body?: FormData | string },
  ): Promise<Body> => {
    const sent = { ...init, headers: { authorization: `Bearer ${token}`, ...headers } };
    const { response, text } = await fetched(address, sent)
      .catch((error: unknown) => {
        // What was to be changed may have been: only looking is done again.
        if (init.method === 'POST' || !connectionLostCodes.has(codeOf(error))) throw error;
        return fetched(address, { ...sent, headers: { ...sent.headers, ...ownConnection } });
      })
      .catch((error: unknown) => {
        throw toError(error);
      });
    const body = parsed(text);
    const isConsole = response.headers.get(CONTROL_HEADER) !== null;
    // What each address answers stands in the contract that both sides are compiled against.
    if (isConsole && response.ok && body !== undefined) return body as Body;
    if (isConsole && isErrorBody(body)) throw new Refused(body.error.code, body.error.message);
    throw notTheConsole(`answered ${response.status}`);
  };
  return {
    get: (address) => send(address, {}),
    post: (address, body = {}) =>
      send(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload: (address, form) => send(address, { method: 'POST', body: form, headers: ownConnection }),
  };
};
