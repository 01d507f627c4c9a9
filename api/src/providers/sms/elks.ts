import { z } from 'zod';

import { withinTime } from '../within-time.ts';
import { type SmsPort, SmsUnknownError } from './sms-port.ts';

const timeout = 10_000;

/** Failures before a request has left this machine. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const isNotConnected = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' && notConnected.has(code);
};

const messageBody = z.object({ id: z.string().min(1), status: z.enum(['created', 'sent', 'delivered', 'failed']) });

interface ElksOptions {
  url: string;
  username: string;
  password: string;
  /** What the phone shows as the sender: up to eleven letters and digits, or a number. */
  sender: string;
  timeoutMs?: number;
}

/**
 * Opens 46elks, a provider of text messages in the EU (`POST /a1/sms`). It is asked not to store the texts, because they
 * have codes. It has no idempotency keys, so that a message whose request had no response is not sent again.
 */
export const openElks = ({ url, username, password, sender, timeoutMs = timeout }: ElksOptions): SmsPort => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const post = async (to: string, text: string, signal: AbortSignal) => {
    const response = await fetch(new URL('/a1/sms', url), {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ from: sender, to, message: text, dontlog: 'message' }),
      redirect: 'manual',
      signal,
    });
    return { status: response.status, text: await response.text() };
  };
  return {
    send: async ({ to, text }, signal) => {
      signal.throwIfAborted();
      const late = new AbortController();
      let response: { status: number; text: string };
      try {
        response = await withinTime(timeoutMs, post(to, text, AbortSignal.any([signal, late.signal])));
      } catch (error) {
        late.abort();
        if (isNotConnected(error)) throw new Error('46elks cannot be reached', { cause: error });
        throw new SmsUnknownError('46elks did not respond');
      }
      const { status } = response;
      // Its words may repeat the number.
      if (status >= 400 && status < 500 && status !== 408)
        throw new Error(`46elks refused the message: status ${status}`);
      if (status < 200 || status >= 300) throw new SmsUnknownError(`46elks failed: status ${status}`);
      const message = messageBody.safeParse(readJson(response.text)).data;
      if (!message) throw new SmsUnknownError('the response of 46elks makes no sense');
      if (message.status === 'failed') throw new Error('46elks could not send the message');
    },
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
