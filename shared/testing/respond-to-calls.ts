import { uploadByFetch } from '@pairwise/api-client/testing';
import { type ErrorCode, type Endpoints, type EndpointKey, type ResponseOf } from '@pairwise/contracts';
import { endpoints } from '@pairwise/contracts/endpoints';
import { errorCodes } from '@pairwise/contracts/error-codes';

/** A refusal whose text has parameters: `{ refused: 'blocked', params: { name: 'Marta' } }`. */
interface Refusal {
  refused: ErrorCode;
  params: Record<string, string | number>;
}

/** What an endpoint answers to a query and a body (or `FormData`): as its contract has it, or a refusal by its code. */
export type CallResponses = {
  [Key in EndpointKey]?: (
    query: URLSearchParams,
    body: unknown,
  ) => ResponseOf<Endpoints[Key]> | ErrorCode | Refusal | Promise<never>;
};

const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);

const isCode = (answer: unknown): answer is ErrorCode =>
  typeof answer === 'string' && Object.hasOwn(errorCodes, answer);

const isRefusal = (answer: object | false | null): answer is Refusal =>
  answer !== false && answer !== null && 'refused' in answer;

const refusal = (code: ErrorCode, params?: Refusal['params']): Response => {
  const { status, text } = errorCodes[code];
  // The api names the wait of a limit, which else would be tried again and again.
  const headers = status === 429 ? { 'retry-after': String(Number(params?.['minutes'] ?? 1) * 60) } : {};
  return Response.json({ error: { code, message: text, params } }, { status, headers });
};

const checked = async (key: EndpointKey, body: unknown): Promise<Response> => {
  const result = await endpoints[key].response['~standard'].validate(body);
  if (result.issues) throw new Error(`${key} would never answer this: ${JSON.stringify(result.issues)}`);
  return Response.json(result.value);
};

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return undefined;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (isForm) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** Resolves when the test that is running ends. */
let testEnds = Promise.withResolvers<void>();
afterEach(() => {
  testEnds.resolve();
  testEnds = Promise.withResolvers();
});

/** What a test leaves unanswered is refused at its end: else the client would try again, and a later test be asked. */
const untilTestEnds = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([answer, testEnds.promise.then(() => new Response(null, { status: 400 }))]);

/**
 * Stands in for the network until the test ends, where the real api can't run. It can't drift from it: every answer is
 * checked against the endpoint's contract, and a call nobody answers fails. Returns the calls as they come:
 * `GET /api/chat.php?conversation=1`.
 */
export const respondToCalls = (answers: CallResponses): string[] => {
  const calls: string[] = [];
  uploadByFetch();
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const key = `${request.method} ${url.pathname}`;
    calls.push(`${key}${url.search}`);
    const given = isEndpointKey(key) ? await answers[key]?.(url.searchParams, await bodyOf(request)) : undefined;
    if (!isEndpointKey(key) || given === undefined) throw new Error(`Nobody answers ${key}`);
    if (isCode(given)) return refusal(given);
    return isRefusal(given) ? refusal(given.refused, given.params) : checked(key, given);
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => untilTestEnds(answer(new Request(input, init))));
  return calls;
};
