import { refusalOf, runCheck, remoteBuild } from '../../testing/gate-fixtures.ts';

const coins = { type: 'object', properties: { coins: { type: 'integer' } }, required: ['coins'] };
const calls = (response: object, more: object = {}) => ({
  endpoints: { 'GET /api/coins.php': { response: { ...response }, ...more } },
});
const api = (endpoint: object) => ({
  api: { version: '1.0.0', root: {}, endpoints: { 'GET /api/coins.php': { response: coins, ...endpoint } } },
});

test('PLAT-02 accepts an api that fits the code', async () => {
  expect(await runCheck('endpoint-contract', remoteBuild({ contract: calls(coins) }), api({}))).toMatchObject({
    verdict: 'passed',
    reason: expect.stringMatching(/GET \/api\/coins.php/),
  });
});

test('PLAT-02 names what the api lacks with its path', async () => {
  expect(await refusalOf('endpoint-contract', { contract: calls(coins) })).toMatch(/GET \/api\/coins.php is gone/);
  expect(
    await refusalOf(
      'endpoint-contract',
      { contract: calls(coins) },
      api({ response: { type: 'object', properties: {} } }),
    ),
  ).toMatch(/GET \/api\/coins.php: coins is gone/);
  const query = { query: { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] } };
  expect(await refusalOf('endpoint-contract', { contract: calls(coins) }, api(query))).toMatch(
    /GET \/api\/coins.php: day is required now/,
  );
  expect(await refusalOf('endpoint-contract', { contract: calls(coins, query) }, api({}))).toMatch(
    /GET \/api\/coins.php: day is no longer accepted/,
  );
});

test('PLAT-02 lets nothing pass while the api is down, or has another version', async () => {
  expect(await runCheck('endpoint-contract', remoteBuild(), { api: { problem: 'no response' } })).toMatchObject({
    verdict: 'not run',
    reason: expect.stringMatching(/no response/),
  });
  expect(
    await refusalOf(
      'endpoint-contract',
      {},
      {
        api: { version: '2.0.0', endpoints: {}, root: {} },
      },
    ),
  ).toMatch(/needs endpoints \^1, the api has 2\.0\.0/);
});
