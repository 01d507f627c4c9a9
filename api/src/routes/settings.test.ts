import { sql } from 'kysely';

import { people, startTestApi, type TestApi } from '../../testing/index.ts';
import { waitUntil } from '../../testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settingsFrom = async (address: string, query: Record<string, string> = {}) => {
  const response = await api
    .visitor()
    .call('GET /api/settings.php', { query, headers: { 'x-forwarded-for': address } });
  return response.body.settings;
};

describe('GET /api/settings.php', () => {
  test('CALL-07 ENT-02 has every field of the spec', async () => {
    const settings = await settingsFrom('127.0.0.1');
    const fields = `name domain domain_language cdn_prefix niche company_id mail_name index_title description countries
      geoip_country geoip_selected_country signups logged_out_search logged_out_search_trafficsource push_public_key
      support_phone support_email minimum_message_costs send_prices enable_site_entry_popup visible_profile_fields
      visible_profile_notes message_credits photo_credits gift_credits signup_credits message_length search_fields
      fictional_warning fictional_singular fictional_plural refund_days member_resell interests region_data`.split(
      /\s+/,
    );
    for (const field of fields) expect(settings).toHaveProperty(field);
    expect(settings).toMatchObject({
      cdn_prefix: '/media/',
      message_credits: 1,
      photo_credits: 2,
      gift_credits: 3,
      signup_credits: 3,
      message_length: 1000,
      refund_days: 14,
      signups: 'all',
      logged_out_search: 'no',
      support_phone: '+31205550100',
    });
    expect(settings.countries).toHaveLength(16);
    expect(settings.minimum_message_costs).toMatchObject({
      NL: { costs: 67, currency: 'EUR' },
      DK: { costs: 489, currency: 'DKK' },
      CH: { costs: 67, currency: 'CHF' },
      SE: { costs: 755, currency: 'SEK' },
      PL: { costs: 267, currency: 'PLN' },
      GB: { costs: 58, currency: 'GBP' },
    });
    // The price of credits in the smallest bundle: of 12 for 14.99 and for 109.00.
    expect(settings.send_prices).toMatchObject({
      EUR: {
        message_minor: 125,
        photo_minor: 250,
        photo_message_minor: 375,
        bundle: { credits: 12, amount_minor: 1499 },
      },
      DKK: { message_minor: 909, photo_minor: 1817, photo_message_minor: 2725 },
    });
  });

  test('uses the country of the address, and the site’s own for private networks and unserved countries', async () => {
    expect(await settingsFrom('192.168.1.1')).toMatchObject({ geoip_country: 'NL', geoip_selected_country: 'NL' });
    const german = await settingsFrom('217.0.43.1');
    expect(german).toMatchObject({ geoip_country: 'DE', geoip_selected_country: 'DE' });
    expect(german.region_data).toMatchObject({ country: 'DE', label: 'state' });
    expect(german.region_data.regions.map(({ name }) => name)).toContain('Bayern');
    expect(await settingsFrom('1.0.16.1')).toMatchObject({ geoip_country: 'JP', geoip_selected_country: 'NL' });
  });

  test('uses a member’s own country before that of the address', async () => {
    const client = await api.as(await api.make({ ...people.freeMember, country: 'FR', region: null }));
    const { body } = await client.call('GET /api/settings.php', { headers: { 'x-forwarded-for': '217.0.43.1' } });
    expect(body.settings).toMatchObject({ geoip_country: 'DE', geoip_selected_country: 'FR' });
  });

  test('`domain` selects the branding of a known site and nothing else', async () => {
    await sql`update sites set settings = '{"logged_out_search": "yes"}' where id = 2`.execute(api.db);
    const branded = await settingsFrom('127.0.0.1', { domain: 'SHE.pairwise.example' });
    expect(branded).toMatchObject({ name: 'Pairwise She', niche: 2, logged_out_search: 'no' });
    expect(await settingsFrom('127.0.0.1', { domain: 'evil.example' })).toMatchObject({ name: 'Pairwise', niche: 1 });
  });

  test('ignores an address that a stranger forwards', async () => {
    const address = await api.listen();
    const response = await fetch(`${address}/api/settings.php`, {
      headers: { 'x-forwarded-for': '217.0.43.1, 8.8.8.8' },
    });
    expect(await response.json()).toMatchObject({ settings: { geoip_country: 'US' } });
  });
});

describe('reference data', () => {
  test('CALL-09 ENT-03 returns the company, its phone number without dashes and spaces', async () => {
    const { body } = await api.visitor().call('GET /api/companyinfo.php');
    expect(Object.keys(body.companyinfo).toSorted()).toEqual([
      'added',
      'address',
      'city',
      'country',
      'delete_discount',
      'kvk',
      'name',
      'support_phone',
      'tradenames',
      'vat_numbers',
    ]);
    expect(body.companyinfo).toMatchObject({ delete_discount: 50, support_phone: '+31205550100' });
  });

  test('CALL-09 returns interests as keys and regions by country', async () => {
    const interests = await api.visitor().call('GET /api/interests.php');
    expect(interests.body.interests.length).toBeGreaterThan(30);
    const { regions } = (await api.visitor().call('GET /api/regions.php')).body;
    expect(Object.keys(regions)).toHaveLength(16);
    expect(regions['NL']).toHaveLength(12);
    expect(regions['CH']).toHaveLength(26);
    expect(regions['US']).toHaveLength(51);
    for (const list of Object.values(regions)) expect(Object.keys(list[0] ?? {})).toEqual(['id', 'name']);
  });
});

describe('GET /api/products.php', () => {
  test('returns four bundles with the price of the country, the popular one and the discount', async () => {
    const { body } = await api.visitor().call('GET /api/products.php', { query: { country: 'DK' } });
    expect(body.products.map((one) => [one.id, one.credits, one.amount_minor, one.discount_percentage])).toEqual([
      ['p0', 12, 10_900, 0],
      ['p1', 30, 21_900, 20],
      ['p2', 75, 43_900, 36],
      ['p3', 180, 87_900, 46],
    ]);
    expect(body.products.filter((one) => one.popular).map((one) => one.id)).toEqual(['p2']);
    expect(body).toMatchObject({ currency: 'DKK', minimum_message_cost: { costs: 489, currency: 'DKK' } });
    // Rounded once for all credits of a use: three of 180 for 879.00 are 14.65, not three times 4.89.
    expect(body.use_prices.gift).toEqual({ low_minor: 1465, high_minor: 2725 });
  });

  test('BILL-12 prices a message by what the site charges for it', async () => {
    const cost = (credits: number) =>
      sql`update sites set settings = settings || jsonb_build_object('message_credits', ${credits}::int) where id = 2`.execute(
        api.db,
      );
    const products = async () => {
      const headers = { host: 'she.pairwise.example' };
      return (await api.visitor().call('GET /api/products.php', { query: { country: 'NL' }, headers })).body;
    };
    await cost(2);
    // A process learns of a changed site a moment later.
    await waitUntil(async () => (await products()).minimum_message_cost.costs === 134);
    const body = await products();
    await cost(1);
    expect(body.products.map(({ per_message_minor: price }) => price)).toEqual([250, 200, 160, 134]);
  });

  test('uses the member’s country without a query, else the site’s; also for an unserved country', async () => {
    const polish = await api.as(await api.make({ ...people.freeMember, country: 'PL', region: null }));
    expect((await polish.call('GET /api/products.php')).body.currency).toBe('PLN');
    expect((await api.visitor().call('GET /api/products.php')).body.currency).toBe('EUR');
    expect((await api.visitor().call('GET /api/products.php', { query: { country: 'JP' } })).body.currency).toBe('EUR');
    const bad = await api.visitor().call('GET /api/products.php', { query: { country: 'nl' } });
    expect(bad).toMatchObject({ status: 400, error: { field: 'country' } });
  });
});
