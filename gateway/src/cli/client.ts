import { type ControlErrorBody, type ControlErrorCode, controlErrorCodes } from '@pairwise/contracts/console';

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
  get: <Answer>(address: string) => Promise<Answer>;
  post: <Answer>(address: string, body?: unknown) => Promise<Answer>;
  upload: <Answer>(address: string, form: FormData) => Promise<Answer>;
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

/** Talks to the control API of a gateway. Every problem is an MfeError; what was refused is Refused, with its code. */
export const createClient = (url: string, token: string): Client => {
  const send = async <Answer>(address: string, init: RequestInit, type?: string): Promise<Answer> => {
    let response: Response;
    let text: string;
    try {
      const headers = { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) };
      response = await fetch(`${url}${address}`, { ...init, headers });
      text = await response.text();
    } catch {
      throw new MfeError(`Nothing answers at ${url}. Does the product run (npm start)? MFE_URL names another address.`);
    }
    const body = parsed(text);
    // What each address answers stands in the contract that both sides are compiled against.
    if (response.ok && body !== undefined) return body as Answer;
    if (isErrorBody(body)) throw new Refused(body.error.code, body.error.message);
    throw new MfeError(`${url} answered ${response.status} and not as the console does. Is MFE_URL right?`);
  };
  return {
    get: (address) => send(address, {}),
    post: (address, body = {}) => send(address, { method: 'POST', body: JSON.stringify(body) }, 'application/json'),
    upload: (address, form) => send(address, { method: 'POST', body: form }),
  };
};
