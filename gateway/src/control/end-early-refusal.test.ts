import { Agent, request } from 'node:http';

import { createClient } from '../cli/client.ts';
import { chatDist } from '../testing/make-dist.ts';
import { registerInApp } from '../testing/register-in-app.ts';
import { type RunningControl, startControl, uploadForm, uploadParts } from '../testing/start-control.ts';

let control: RunningControl;
beforeAll(async () => {
  control = await startControl();
  registerInApp(control.registry, 'mf-chat', ['modal']);
});
afterAll(() => control.stop());

interface Outcome {
  status: number;
  connection: string | undefined;
  text: string;
}

/** Sends the first half, waits, then sends the rest: the response is sent while the body is still arriving. */
const sendSlowly = async (form: FormData, token: string, agent: Agent): Promise<Outcome> => {
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = request(
      `${control.url}/api/versions`,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': whole.headers.get('content-type') ?? '',
          'content-length': body.byteLength,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text }),
        );
      },
    );
    sent.on('error', reject);
    const half = Math.floor(body.byteLength / 2);
    sent.write(body.subarray(0, half));
    setTimeout(() => sent.end(body.subarray(half)), 150);
  });
};

const form = (): FormData => {
  const made = uploadForm(uploadParts(chatDist('1.0.0-00000001')));
  // Larger than any buffer on the way.
  made.append('file', new Blob([new Uint8Array(4 * 1024 * 1024)]), 'big.js');
  return made;
};

test('PLAT-05 an early refusal arrives and closes the connection, so that no request waits behind the rest', async () => {
  const token = control.tokenFor('mf-chat');
  const stored = uploadForm(uploadParts(chatDist('1.0.0-00000001')));
  const first = await fetch(`${control.url}/api/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: stored,
  });
  expect(first.status).toBe(201);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const again = await sendSlowly(form(), token, agent);
    expect(again).toMatchObject({ status: 409, connection: 'close' });
    expect(again.text).toContain('has been uploaded before');
    const unknown = await sendSlowly(form(), 'mfe_x', agent);
    expect(unknown).toMatchObject({ status: 401, connection: 'close' });
    expect(unknown.text).toContain('This token is not valid');
  } finally {
    agent.destroy();
  }
});

test('a response after the whole body keeps the connection', async () => {
  const agent = new Agent({ keepAlive: true });
  try {
    const connection = await new Promise((resolve, reject) => {
      request(`${control.url}/api/state`, { agent }, (response) => {
        response.resume();
        resolve(response.headers.connection);
      })
        .on('error', reject)
        .end();
    });
    expect(connection).toBe('keep-alive');
  } finally {
    agent.destroy();
  }
});

test.each([1, 24])(
  'PLAT-05 the command line gets the reason for a refused upload of %p MB and continues immediately',
  async (megabytes) => {
    const token = control.tokenFor('mf-chat');
    const big = form();
    big.append('file', new Blob([new Uint8Array(megabytes * 1024 * 1024)]), 'bigger.js');
    await expect(createClient(control.url, 'mfe_x').upload('/api/versions', big)).rejects.toThrow(/not valid/);
    const client = createClient(control.url, token);
    await expect(client.upload('/api/versions', big)).rejects.toThrow(/has been uploaded before/);
    expect(await client.get('/api/state')).toMatchObject({ names: [expect.anything()] });
  },
);
