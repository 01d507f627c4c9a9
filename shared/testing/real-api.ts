import { uploadByFetch } from '@pairwise/api-client/testing';
import type { PictureOptions, TestApi, TestPerson } from '@pairwise/api/testing';
import { configure } from '@testing-library/react';

/** What the environment `@pairwise/testing/api-environment` puts into the page. */
interface RealApi extends TestApi {
  url: string;
  /** Everybody's. */
  password: string;
  /** The bytes of a picture nobody has uploaded before; a portrait of 500 × 600 unless told. */
  picture: (wish?: PictureOptions) => Promise<Uint8Array<ArrayBuffer>>;
  /** Opens a conversation and says each line, turn by turn, `from` first. Answers its public id. */
  converse: (from: TestPerson, to: TestPerson, lines: string[]) => Promise<{ publicId: number }>;
}

const isRealApi = (value: unknown): value is RealApi => typeof value === 'object' && value !== null && 'make' in value;

// A real server takes its time, on a busy machine more of it; and what it answers comes when it comes, also while a
// test looks into the database, where React's `act` would have every update announced.
if (Reflect.has(globalThis, 'testApi')) {
  jest.setTimeout(40_000);
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });
}

/** The real api of this file's environment: `make({ name: 'Marta' })` makes people, `as(person)` logs them in. */
export const realApi = (): RealApi => {
  const api: unknown = Reflect.get(globalThis, 'testApi');
  if (!isRealApi(api)) throw new Error('This file needs `@jest-environment @pairwise/testing/api-environment`.');
  return api;
};

/**
 * Lets the real api answer the page until the test ends, as a browser would ask it: with the cookies it was given, from
 * our own origin. `cookie` is that of somebody already logged in: `(await realApi().as(person)).cookie()`.
 */
export const callRealApi = (cookie?: string): void => {
  const { url } = realApi();
  const realFetch = globalThis.fetch;
  let cookies = cookie;
  uploadByFetch();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = new Request(input, init);
    const request = new Request(asked.url.replace(location.origin, url), asked);
    request.headers.set('origin', url);
    if (cookies !== undefined) request.headers.set('cookie', cookies);
    const answer = await realFetch(request);
    cookies =
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || cookies;
    return answer;
  });
};
