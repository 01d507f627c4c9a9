import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';

export interface ResponseCheck {
  /** Reads the document. Call it when the app is ready; earlier responses are not checked. */
  start: () => Promise<void>;
  /** Returns what the responses until now have and the OpenAPI document of the control API does not. */
  problems: () => string[];
}

const DOCUMENT = 'control';

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/**
 * Compares every response of a control API with its OpenAPI document: the status must be one of the route, and the body
 * must fit its schema. Call it before the app is ready.
 */
export const checkResponses = (app: FastifyInstance): ResponseCheck => {
  const problems: string[] = [];
  const validators = new Map<string, ValidateFunction>();
  let ajv: Ajv2020 | undefined;

  const validator = (route: string, status: number): ValidateFunction => {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const at = pointer(
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      `${status}`,
      'content',
      'application/json',
      'schema',
    );
    const found = validators.get(at) ?? ajv?.compile({ $ref: `${DOCUMENT}#${at}` });
    if (!found) throw new Error('there is no document yet');
    validators.set(at, found);
    return found;
  };

  const check = (route: string, status: number, text: string): void => {
    try {
      const isValid = validator(route, status);
      if (!isValid(JSON.parse(text))) {
        problems.push(`${route} ${status}: ${ajv?.errorsText(isValid.errors) ?? ''}: ${text.slice(0, 300)}`);
      }
    } catch (error) {
      problems.push(`${route} ${status}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  app.addHook('onSend', async ({ method, routeOptions: { url = '', config } }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    // A picture, for example. Its type is checked where it is requested.
    if (ajv && config.documented && method !== 'HEAD' && isJson)
      check(`${method} ${url}`, reply.statusCode, String(payload));
    return payload;
  });
  return {
    start: async () => {
      const response = await app.inject('/api/openapi.json');
      ajv = new Ajv2020({ strict: false, validateFormats: false });
      ajv.addSchema(response.json<object>(), DOCUMENT);
    },
    problems: () => problems,
  };
};
