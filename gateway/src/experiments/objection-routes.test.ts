import type { ObjectionResponse } from '@pairwise/contracts/experiments';
import type { CarriedResponse } from '@pairwise/contracts/registry';

import { operator, rawGet, rawPost, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { landersDist } from '../testing/landers-dist.ts';

const hosts = { site: 'dates.test', app: 'app.dates.test', pay: 'pay.dates.test' };
const bucket = 'abcdefghijklmnopqrstuv';
const ofBucket = `mfe.bucket=${bucket}`;

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ zones: [hosts] });
  gateway.registry.putLive(landersDist(), operator);
});
afterAll(() => gateway.stop());

/** Objects, or allows experiments again, at the origin of the site. */
const object = async (objected: boolean, cookie: string): Promise<ObjectionResponse> => {
  const headers = { host: hosts.site, origin: `http://${hosts.site}`, cookie };
  const { status, body } = await rawPost(gateway.url, '/__mfe/objection', { headers, body: { objected } });
  expect(status).toBe(200);
  return JSON.parse(body.toString()) as ObjectionResponse;
};

/** Returns what the links of a page that is open at the site take along. */
const carriedWith = async (cookie: string): Promise<string> => {
  const { body } = await rawGet(gateway.url, '/__mfe/carried', { host: hosts.site, cookie });
  return (JSON.parse(body.toString()) as CarriedResponse).carried ?? '';
};

/** Follows a link to the app, and returns the cookies that it sets there. */
const arriveWith = async (carried: string | undefined, cookie = ''): Promise<string[]> => {
  const path = `/signup${carried === undefined ? '' : `?carried=${carried}`}`;
  const { headers } = await rawGet(gateway.url, path, { host: hosts.app, ...(cookie !== '' && { cookie }) });
  return (headers['set-cookie'] ?? [])
    .map((text) => text.split(';')[0] ?? '')
    .filter((pair) => pair.startsWith('mfe.'));
};

test('LAND-03 the links of the page with the objection take it to the app immediately, without the bucket', async () => {
  const { objected, carried } = await object(true, `lang=nl; ${ofBucket}`);
  expect(objected).toBe(true);
  expect(await arriveWith(carried)).toEqual(['mfe.experiments=no']);
  // The control: the same link before the objection.
  expect(await arriveWith(await carriedWith(ofBucket))).toEqual([ofBucket]);
});

test('LAND-03 a link from a page that was open before the objection brings no bucket to the app', async () => {
  const before = await carriedWith(ofBucket);
  expect(await arriveWith(before, 'mfe.experiments=no')).toEqual([]);
  // Neither does one whose browser still has both.
  expect(await arriveWith(await carriedWith(`${ofBucket}; mfe.experiments=no`))).toEqual(['mfe.experiments=no']);
});

test('a visitor who takes part again keeps the language in the links of the page', async () => {
  const { objected, carried } = await object(false, 'lang=nl; mfe.experiments=no');
  expect(objected).toBe(false);
  expect(await arriveWith(carried)).toEqual([]);
  const { headers } = await rawGet(gateway.url, `/signup?carried=${carried}`, { host: hosts.app });
  expect(headers['set-cookie']?.join()).toContain('lang=nl');
});

test('one origin for all zones has nothing to take along', async () => {
  const single = await startGateway();
  const { body } = await rawPost(single.url, '/__mfe/objection', { body: { objected: true } });
  expect(JSON.parse(body.toString())).toEqual({ objected: true });
  await single.stop();
});
