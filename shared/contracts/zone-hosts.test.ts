import { parseZoneHosts, zoneHostsOf } from './zone-hosts.ts';

const dates = { site: 'dates.example', app: 'app.dates.example', pay: 'pay.dates.example' };
const written = 'site=dates.example app=app.dates.example pay=pay.dates.example';

test('reads one host for each zone of each site', () => {
  expect(parseZoneHosts(`${written}; pay=p.test:8443 site=S.test app=a.test`)).toEqual([
    dates,
    { site: 's.test', app: 'a.test', pay: 'p.test:8443' },
  ]);
});

test.each([
  ['', /must look like/],
  ['site=a.test app=b.test', /must look like/],
  ['site=a.test app=b.test pay=c.test pay=d.test', /must look like/],
  ['site=a.test app=b.test media=c.test', /must look like/],
  ['site=a.test app=b.test pay=https://c.test', /is not a host/],
  ['site=a.test app=b.test pay=c.test/x', /is not a host/],
  ['site=a.test app=b.test pay=c.test:70000', /is not a host/],
  ['site=a.test app=b.test pay=*.test', /is not a host/],
  ['site=a.test app=b.test pay=A.test', /"a.test" is named twice/],
  [`${written}; site=x.test app=y.test pay=dates.example`, /"dates.example" is named twice/],
])('refuses %p with the reason', (text, reason) => {
  expect(() => parseZoneHosts(text)).toThrow(reason);
});

test('one origin for all zones has no hosts, and refuses names that nothing would use', () => {
  expect(zoneHostsOf({ ZONES: 'single', PUBLIC_URL: 'http://localhost:4000' })).toEqual({ problems: [] });
  expect(zoneHostsOf({ ZONES: 'single', ZONE_HOSTS: written, PUBLIC_URL: 'https://dates.example' }).problems).toEqual([
    'ZONE_HOSTS: is used with ZONES=origins only',
  ]);
});

test('production refuses one origin for all zones', () => {
  const settings = { PUBLIC_URL: 'https://dates.example', NODE_ENV: 'production' };
  expect(zoneHostsOf({ ...settings, ZONES: 'single' }).problems).toEqual([
    expect.stringMatching(/^ZONES: production needs an origin for each zone, .*ZONE_HOSTS$/),
  ]);
  expect(zoneHostsOf({ ...settings, ZONES: 'origins', ZONE_HOSTS: written }).problems).toEqual([]);
});

test('on one machine the zones are names below localhost, on the port of the site', () => {
  expect(zoneHostsOf({ ZONES: 'origins', PUBLIC_URL: 'http://localhost:4010' })).toEqual({
    hosts: [{ site: 'localhost:4010', app: 'app.localhost:4010', pay: 'pay.localhost:4010' }],
    problems: [],
  });
});

test('elsewhere every zone has a name, and the public address is that of a site', () => {
  const PUBLIC_URL = 'https://dates.example';
  expect(zoneHostsOf({ ZONES: 'origins', ZONE_HOSTS: written, PUBLIC_URL }).hosts).toEqual([dates]);
  expect(zoneHostsOf({ ZONES: 'origins', PUBLIC_URL }).problems).toEqual([
    'ZONE_HOSTS: is missing; the zones of dates.example have no names',
  ]);
  expect(
    zoneHostsOf({ ZONES: 'origins', ZONE_HOSTS: written, PUBLIC_URL: 'https://app.dates.example' }).problems,
  ).toEqual(['ZONE_HOSTS: no site has the host of PUBLIC_URL, app.dates.example']);
  expect(zoneHostsOf({ ZONES: 'origins', ZONE_HOSTS: 'dates.example', PUBLIC_URL }).problems).toEqual([
    expect.stringMatching(/^ZONE_HOSTS: "dates.example" must look like/),
  ]);
});
