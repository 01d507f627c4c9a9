import type { Endpoints, ErrorCode, ResponseOf } from '@pairwise/contracts';

import type { TestApi, TestClient } from './test-api.ts';

interface Uploaded {
  status: number;
  body: ResponseOf<Endpoints['POST /api/photos.php']> & { error?: { code: ErrorCode; field?: string } };
  headers: Record<string, string | string[] | number | undefined>;
}

interface UploadOptions {
  name?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** Uploads a photo as the form of a browser does. */
export const uploadPhoto = async (
  { app }: TestApi,
  client: TestClient,
  file: Buffer,
  { name = 'me.jpg', type = 'image/jpeg', headers = {} }: UploadOptions = {},
): Promise<Uploaded> => {
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: '/api/photos.php',
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
