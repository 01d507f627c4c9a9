import { z } from 'zod';

import { startTestApi, type TestApi } from '../testing/index.ts';

const apis: TestApi[] = [];
afterAll(() => Promise.all(apis.map((api) => api.close())));

/** Starts an api whose TRUST_PROXY is this, and listens: its requests come from 127.0.0.1. */
const listenWith = async (trustProxy: string): Promise<{ api: TestApi; address: string }> => {
  const api = await startTestApi({ env: { TRUST_PROXY: trustProxy } });
  apis.push(api);
  return { api, address: await api.listen() };
};

const german = '217.0.43.1';
const american = '8.8.8.8';

const settingsBody = z.object({ settings: z.object({ geoip_country: z.string() }) });
const errorBody = z.object({ error: z.object({ code: z.string() }) });

const countryOf = async (address: string, forwarded: string): Promise<string> => {
  const response = await fetch(`${address}/api/settings.php`, { headers: { 'x-forwarded-for': forwarded } });
  return settingsBody.parse(await response.json()).settings.geoip_country;
};

/** Requests a new password for unknown addresses, each time with another forwarded address. Returns the error codes. */
const requestResets = async (address: string): Promise<string[]> => {
  const codes: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const response = await fetch(`${address}/api/password-reset.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-type': 'client',
        'x-forwarded-for': `203.0.${113 + nth}.7`,
      },
      body: JSON.stringify({ email: `unknown-${nth}@example.test` }),
    });
    codes.push(errorBody.parse(await response.json()).error.code);
  }
  return codes;
};

describe('TRUST_PROXY', () => {
  test('a forwarded address of a trusted gateway is the visitor’s, for countries and for limits', async () => {
    const { address } = await listenWith('10.0.0.5, 127.0.0.0/8');
    expect(await countryOf(address, german)).toBe('DE');
    // Only the entry of the trusted proxy counts. What the visitor wrote before it does not.
    expect(await countryOf(address, `${german}, ${american}`)).toBe('US');
    // A load balancer between gateway and api adds the gateway.
    expect(await countryOf(address, `${german}, 10.0.0.5`)).toBe('DE');
    expect(await requestResets(address)).toEqual(Array.from({ length: 6 }, () => 'email_not_found'));
  });

  test.each([
    ['no proxy is trusted', ''],
    ['another address is trusted', '10.0.0.5'],
  ])('when %s, forged addresses neither change the country nor evade a limit', async (_case, trustProxy) => {
    const { address } = await listenWith(trustProxy);
    const fallback = await countryOf(address, '127.0.0.1');
    expect(await countryOf(address, german)).toBe(fallback);
    const codes = await requestResets(address);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'email_not_found'), 'network_limit']);
  });
});
