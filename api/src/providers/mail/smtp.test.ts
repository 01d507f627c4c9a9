import { once } from 'node:events';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { openSmtp } from './smtp.ts';

test('sends a mail to the configured server, with sender, subject and text', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const mail = openSmtp(`smtp://127.0.0.1:${port}`, 'Pairwise <noreply@pairwise.example>');
  await mail.send({ to: 'milan@example.test', subject: 'Grüße', text: 'Ein Link: https://pairwise.example/x' });
  const read = await PostalMime.parse(Buffer.concat(received));
  await new Promise<void>((resolve) => server.close(resolve));
  expect(read).toMatchObject({
    from: { address: 'noreply@pairwise.example' },
    to: [{ address: 'milan@example.test' }],
    subject: 'Grüße',
  });
  expect(read.text?.trim()).toBe('Ein Link: https://pairwise.example/x');
});
