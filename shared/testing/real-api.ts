import { uploadByFetch } from '@pairwise/api-client/testing';
import { configure } from '@testing-library/react';

import type { PictureOptions, TestApi, TestPerson } from './api-types.d.ts';

/** The test api that the environment `@pairwise/testing/api-environment` puts into the page. */
interface RealApi extends TestApi {
  url: string;
  /** Password of every test account. */
  password: string;
  /** Generates a picture that was not uploaded before; by default a portrait of 500 × 600 pixels. */
  picture: (options?: PictureOptions) => Promise<Uint8Array<ArrayBuffer>>;
  /** Opens a chat in which both write the lines in turns, `from` first. Resolves to its public id. */
  converse: (from: TestPerson, to: TestPerson, lines: string[]) => Promise<{ publicId: number }>;
}

const isRealApi = (value: unknown): value is RealApi => typeof value === 'object' && value !== null && 'make' in value;

// A real server takes longer, especially on a busy machine. Its responses may also arrive while a test queries the
// database, outside of React's `act`, so the warning about that is switched off.
if (Reflect.has(globalThis, 'testApi')) {
  jest.setTimeout(120_000);
  configure({ asyncUtilTimeout: 40_000 });
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });
}

/** Returns the real api of this file's environment: `make({ name: 'Marta' })` creates an account, `as(person)` logs in. */
export const realApi = (): RealApi => {
  const api: unknown = Reflect.get(globalThis, 'testApi');
  if (!isRealApi(api)) throw new Error('This file needs `@jest-environment @pairwise/testing/api-environment`.');
  return api;
};

/**
 * Sends the page's requests to the real api until the test ends, with cookies and origin as in a browser. Pass `cookie`
 * to start logged in: `(await realApi().as(person)).cookie()`.
 */
export const callRealApi = (cookie?: string): void => {
  const { url } = realApi();
  const realFetch = globalThis.fetch;
  let cookies = cookie;
  uploadByFetch();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const original = new Request(input, init);
    const request = new Request(original.url.replace(location.origin, url), original);
    request.headers.set('origin', url);
    if (cookies !== undefined) request.headers.set('cookie', cookies);
    const response = await realFetch(request);
    cookies =
      response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || cookies;
    return response;
  });
};
