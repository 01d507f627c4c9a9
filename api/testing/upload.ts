import type { Endpoints, ErrorCode, ResponseOf } from '@pairwise/contracts';

import type { TestApi, TestClient } from './test-api.ts';

type UploadKey = 'POST /api/photos.php' | 'POST /api/chat-photo.php';

interface Uploaded<Key extends UploadKey> {
  status: number;
  body: ResponseOf<Endpoints[Key]> & {
    error?: { code: ErrorCode; field?: string; params?: Record<string, string | number> };
  };
  headers: Record<string, string | string[] | number | undefined>;
}

interface UploadOptions {
  name?: string;
  type?: string;
  /** The `sender` of the query. */
  sender?: number;
  headers?: Record<string, string>;
}

/** Uploads a photo as the form of a browser does. */
const upload = async <Key extends UploadKey>(
  key: Key,
  { app }: TestApi,
  client: TestClient,
  file: Buffer,
  { name = 'me.jpg', type = 'image/jpeg', sender, headers = {} }: UploadOptions = {},
): Promise<Uploaded<Key>> => {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: key.slice('POST '.length),
    ...(sender !== undefined && { query: { sender: `${sender}` } }),
    headers: {
      'x-request-type': 'client',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: client.cookie() ?? '',
      ...headers,
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

/** Uploads a photo of the profile. */
export const uploadPhoto = (api: TestApi, client: TestClient, file: Buffer, options?: UploadOptions) =>
  upload('POST /api/photos.php', api, client, file, options);

/** Uploads a photo for a message. */
export const uploadChatPhoto = (api: TestApi, client: TestClient, file: Buffer, options?: UploadOptions) =>
  upload('POST /api/chat-photo.php', api, client, file, options);
