import { type ClientRequest, request } from 'node:http';

import { photoBytes } from '@pairwise/contracts/endpoints/photos';

import { makePicture, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { uploadPhoto } from '../../testing/upload.ts';
import { waitUntil } from '../../testing/wait-until.ts';

/** Uploads over real connections that announce ten megabytes each and send nothing more. */
let api: TestApi;
let url: string;
const open: ClientRequest[] = [];
beforeAll(async () => {
  api = await startTestApi();
  url = await api.listen();
});
afterEach(() => open.splice(0).forEach((sent) => sent.destroy()));
afterAll(() => api.close());

const frame = '--frame\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n';

interface Upload {
  sent: ClientRequest;
  status: number | undefined;
}

/** Begins an upload of the largest size and leaves it open. */
const begin = (client: TestClient): Upload => {
  const sent = request(`${url}/api/photos.php`, {
    method: 'POST',
    headers: {
      'x-request-type': 'client',
      'content-type': 'multipart/form-data; boundary=frame',
      'content-length': photoBytes + 64 * 1024,
      cookie: client.cookie() ?? '',
    },
  });
  const upload: Upload = { sent, status: undefined };
  sent.on('response', (response) => {
    upload.status = response.statusCode;
    response.resume();
  });
  sent.on('error', () => {});
  sent.write(frame);
  open.push(sent);
  return upload;
};

const members = async (count: number) => {
  const clients: TestClient[] = [];
  for (let index = 0; index < count; index += 1) clients.push(await api.as(await api.make({ premium: true })));
  return clients;
};
const refused = (uploads: Upload[]) => uploads.filter(({ status }) => status === 429).length;

test('holds at most ten uploads of the largest size in memory, three of them of one member', async () => {
  const clients = await members(6);
  const [first] = clients;
  if (!first) throw new Error('no member');
  const own = Array.from({ length: 5 }, () => begin(first));
  await waitUntil(async () => refused(own) === 2);
  const others = clients.slice(1).flatMap((client) => [begin(client), begin(client), begin(client)]);
  await waitUntil(async () => refused(others) === 8);
  expect([...own, ...others].filter(({ status }) => status === undefined)).toHaveLength(10);

  // A small photo waits too. It succeeds once uploads have ended, even those whose senders are gone.
  const [last] = await members(1);
  if (!last) throw new Error('no member');
  const add = async () => uploadPhoto(api, last, Buffer.from(await makePicture()));
  const waiting = await add();
  expect([waiting.status, waiting.body.error?.code, waiting.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '1',
  ]);
  open.splice(0).forEach((sent) => sent.destroy());
  await waitUntil(async () => (await add()).status === 200);
});
