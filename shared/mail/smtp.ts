import type { Transporter } from 'nodemailer';

import type { MailPort } from './mail-port.ts';

/** How long the server may take to respond at each step. */
const STEP_MS = 10_000;
/** How long one mail may take altogether. */
const MAIL_MS = 60_000;

const fieldsOfFailure = ['code', 'responseCode', 'command'] as const;

/** Says what failed in the library's codes. The server's own words often repeat the address of the receiver. */
const failure = (error: unknown): Error => {
  const parts = fieldsOfFailure.flatMap((name) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return new Error(`the mail server did not take the mail: ${parts.join(' ') || 'no response'}`);
};

/** Opens a mail server (`smtp://user:password@host:port`) for sending. */
export const openSmtp = (url: string, from: string, host: string): MailPort => {
  let opened: Promise<Transporter> | undefined;
  // Only an installation with a mail server pays for loading its client.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      dnsTimeout: STEP_MS,
    });
  };
  return {
    send: async ({ id, ...mail }, signal) => {
      const end = AbortSignal.any([signal, AbortSignal.timeout(MAIL_MS)]);
      const ended = new Promise<never>((_resolve, reject) => {
        end.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
      });
      try {
        end.throwIfAborted();
        const transport = await (opened ??= open());
        await Promise.race([ended, transport.sendMail({ from, ...mail, messageId: `<${id}@${host}>` })]);
      } catch (error) {
        throw failure(error);
      }
    },
  };
};
