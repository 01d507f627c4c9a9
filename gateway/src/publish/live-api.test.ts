import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { fetchLiveApi, readOpenApi } from './live-api.ts';

const document = {
  info: { version: '1.2.3' },
  paths: {
    '/api/coins.php': {
      get: {
        parameters: [
          { name: 'day', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'x-request-type', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '200': { content: { 'application/json': { schema: { type: 'object', properties: { coins: {} } } } } },
          '400': { description: 'no' },
        },
      },
      post: {
        requestBody: { content: { 'application/json': { schema: { type: 'object', required: ['coins'] } } } },
        responses: { '200': { description: 'done' } },
      },
    },
  },
};

test('PLAT-02 reads what an api offers from its description', () => {
  expect(readOpenApi(document)).toMatchObject({
    version: '1.2.3',
    endpoints: {
      'GET /api/coins.php': {
        query: { properties: { day: { type: 'string' } }, required: ['day'] },
        response: { properties: { coins: {} } },
      },
      'POST /api/coins.php': { body: { required: ['coins'] }, response: {} },
    },
  });
  expect(readOpenApi({ hello: 1 })).toEqual({ problem: expect.stringMatching(/cannot be read/) });
});

test('PLAT-02 reports an api that is down, or responds with something else, as a problem', async () => {
  expect(await fetchLiveApi('http://127.0.0.1:9')).toEqual({ problem: expect.stringMatching(/could not be loaded/) });
  const server = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  expect(await fetchLiveApi(`http://127.0.0.1:${port}`)).toEqual({
    problem: expect.stringMatching(/responded with 503/),
  });
  server.close();
});
