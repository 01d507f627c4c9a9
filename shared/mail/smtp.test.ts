import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import type { Mail } from './mail-port.ts';
import { openSmtp } from './smtp.ts';

const mail: Mail = {
  id: 'mail-7',
  to: 'milan@example.test',
  subject: 'Grüße',
  text: 'Ein Link: https://pairwise.example/x',
};
const { signal } = new AbortController();

const portOf = async (listening: Server): Promise<number | undefined> => {
  await once(listening, 'listening');
  const address = listening.address();
  return typeof address === 'object' ? address?.port : undefined;
};

const open = (port: number | undefined) =>
  openSmtp(`smtp://127.0.0.1:${port}`, 'Pairwise <noreply@pairwise.example>', 'pairwise.example');

const startServer = async (options: SMTPServerOptions) => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  const port = await portOf(server.listen(0, '127.0.0.1'));
  return { smtp: open(port), close: () => new Promise<void>((resolve) => server.close(resolve)) };
};

test('sends a mail to the configured server, with sender, subject, text and the same id each time', async () => {
  const received: Buffer[] = [];
  const server = await startServer({
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  await server.smtp.send(mail, signal);
  const read = await PostalMime.parse(Buffer.concat(received));
  await server.close();
  expect(read).toMatchObject({
    from: { address: 'noreply@pairwise.example' },
    to: [{ address: 'milan@example.test' }],
    subject: 'Grüße',
    messageId: '<mail-7@pairwise.example>',
  });
  expect(read.text?.trim()).toBe('Ein Link: https://pairwise.example/x');
});

test('reports a refusal by its codes, without the words of the server, which name the receiver', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> does not exist`)),
  });
  const refused = await server.smtp.send(mail, signal).catch((error: unknown) => error);
  await server.close();
  expect(String(refused)).toBe('Error: the mail server did not take the mail: EENVELOPE 550 RCPT TO');
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('milan');
});

test('gives up a mail when the program stops while the server does not respond', async () => {
  const silent = createServer();
  const port = await portOf(silent.listen(0, '127.0.0.1'));
  const stopping = new AbortController();
  const sending = open(port).send(mail, stopping.signal);
  const [socket] = await once(silent, 'connection');
  stopping.abort();
  await expect(sending).rejects.toThrow('did not take the mail');
  socket.destroy();
  silent.close();
});
