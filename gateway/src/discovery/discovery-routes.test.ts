import { rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import type { DiscoveryDocument } from './project-discovery.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

test('PLAT-02 serves what is live in the public format to anyone, cached for a few seconds', async () => {
  const { status, headers, body } = await rawGet(gateway.url, '/__mfe/discovery.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=5',
    'content-type': expect.stringMatching(/^application\/json/) as string,
  });
  const { microFrontends } = JSON.parse(body.toString()) as DiscoveryDocument; // its content is tested in project-discovery.test.ts
  expect(Object.keys(microFrontends)).toEqual(['mf-billing', 'mf-chat']);
  const [version] = microFrontends['mf-chat'] ?? [];
  expect((await rawGet(gateway.url, version?.url ?? '')).body.toString()).toBe('entry 1.0.0-00000001');
});
