import { createTransport } from 'nodemailer';

import type { MailPort } from './mail-port.ts';

/** Opens a mail server (`smtp://user:password@host:port`) for sending. */
export const openSmtp = (url: string, from: string): MailPort => {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
};
