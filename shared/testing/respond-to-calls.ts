import { uploadByFetch } from '@pairwise/api-client/testing';
import { type ErrorCode, type Endpoints, type EndpointKey, type ResponseOf } from '@pairwise/contracts';
import { endpoints } from '@pairwise/contracts/endpoints';
import { errorCodes } from '@pairwise/contracts/error-codes';

/** An error response whose text has parameters: `{ errorCode: 'blocked', params: { name: 'Marta' } }`. */
interface ErrorResponse {
  errorCode: ErrorCode;
  params: Record<string, string | number>;
}

type GivenResponse<Key extends EndpointKey> = ResponseOf<Endpoints[Key]> | ErrorCode | ErrorResponse;

/**
 * Responses by endpoint: a function of query and body (or `FormData`) that returns a response body or an error code, or a
 * promise of it for a response that comes late or never.
 */
export type CallResponses = {
  [Key in EndpointKey]?: (query: URLSearchParams, body: unknown) => GivenResponse<Key> | Promise<GivenResponse<Key>>;
};

const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);

const isErrorCode = (response: unknown): response is ErrorCode =>
  typeof response === 'string' && Object.hasOwn(errorCodes, response);

const isErrorResponse = (response: object | false | null): response is ErrorResponse =>
  response !== false && response !== null && 'errorCode' in response;

const errorResponse = (code: ErrorCode, params?: ErrorResponse['params']): Response => {
  const { status, text } = errorCodes[code];
  // The api sends this header with a rate limit; without it the client would retry.
  const headers = status === 429 ? { 'retry-after': String(Number(params?.['minutes'] ?? 1) * 60) } : {};
  return Response.json({ error: { code, message: text, params } }, { status, headers });
};

const validResponse = async (key: EndpointKey, body: unknown): Promise<Response> => {
  const result = await endpoints[key].response['~standard'].validate(body);
  if (result.issues) throw new Error(`The response violates the contract of ${key}: ${JSON.stringify(result.issues)}`);
  return Response.json(result.value);
};

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return undefined;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (isForm) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Resolves when the current test ends. */
let testEnds = Promise.withResolvers<void>();
afterEach(() => {
  testEnds.resolve();
  testEnds = Promise.withResolvers();
});

/** Fails a pending call when its test ends. Otherwise the client would retry it during a later test. */
const untilTestEnds = (response: Promise<Response>): Promise<Response> =>
  Promise.race([response, testEnds.promise.then(() => new Response(null, { status: 400 }))]);

/** The test's time. It runs with fake timers, too. A changed device clock does not move it. */
const testNow = (): number => performance.timeOrigin + performance.now();

/**
 * Fakes the network until the test ends, for tests that do not run the real api. Every response is checked against the
 * endpoint's contract, and a call without a response fails. Returns the list of calls, which grows as they arrive:
 * `GET /api/chat.php?conversation=1`.
 * @param serverNow the server's clock, in milliseconds since 1970
 */
export const respondToCalls = (responses: CallResponses, serverNow = testNow): string[] => {
  const calls: string[] = [];
  uploadByFetch();
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const key = `${request.method} ${url.pathname}`;
    calls.push(`${key}${url.search}`);
    const given = isEndpointKey(key) ? await responses[key]?.(url.searchParams, await bodyOf(request)) : undefined;
    if (!isEndpointKey(key) || given === undefined) throw new Error(`No response given for ${key}`);
    if (isErrorCode(given)) return errorResponse(given);
    return isErrorResponse(given) ? errorResponse(given.errorCode, given.params) : validResponse(key, given);
  };
  const respondWithTime = async (request: Request): Promise<Response> => {
    const response = await respond(request);
    // As every response of the api.
    response.headers.set('x-server-time', new Date(serverNow()).toISOString());
    return response;
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => untilTestEnds(respondWithTime(new Request(input, init))));
  return calls;
};
