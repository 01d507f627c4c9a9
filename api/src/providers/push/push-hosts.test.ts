import { acceptsEndpoint, isPushHost } from './push-hosts.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/dZ-1:APA91b_x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA==',
  'https://web.push.apple.com/QGZ',
  'https://api.push.apple.com/3/device/1',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b%2f',
])('PUSH-03 accepts the push service of a browser: %s', (endpoint) => expect(acceptsEndpoint(endpoint, [])).toBe(true));

const attacks = [
  'http://fcm.googleapis.com/fcm/send/a',
  'ftp://fcm.googleapis.com/a',
  'https://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://localhost/',
  'http://localhost:4100/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00::1]/',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:secret@fcm.googleapis.com/a',
  'https://user@fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com:443/a',
  'https://fcm.googleapis.com./a',
  'https://FCM.googleapis.com/a',
  'HTTPS://fcm.googleapis.com/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil-fcm.googleapis.com/a',
  'https://fcm.googleapis.com%2eevil.example/a',
  'https://fcm.googleapis.com\\@evil.example/a',
  'https://fcm.googleapis.com#@evil.example/a',
  'https://fcm.googleapis.com/a#b',
  'https://fcm.googleapis.com/a/../b',
  ' https://fcm.googleapis.com/a',
  'https://fcm.googleapis.com/a\n',
  'https://ｆcm.googleapis.com/a',
  'https://fcm。googleapis.com/a',
  'https://xn--fcm-googleapis.com/a',
  'https://fcm.googleapıs.com/a',
  'https://push.apple.com/a',
  'https://.push.apple.com/a',
  'https://evilpush.apple.com/a',
  'https://x.push.apple.com.evil.example/a',
  'https://notify.windows.com/a',
  '//fcm.googleapis.com/a',
  'fcm.googleapis.com/a',
  '',
];
test.each(attacks)('PUSH-03 refuses any other address: %j', (endpoint) => {
  expect(acceptsEndpoint(endpoint, [])).toBe(false);
  // Added hosts do not change that.
  expect(acceptsEndpoint(endpoint, ['push.example', '*.push.example', 'http://localhost:4999'])).toBe(false);
});

test('PUSH-03 accepts added hosts; without https only a local server, by its port', () => {
  const added = ['push.example', '*.wide.example', 'other.example:8443', 'http://localhost:4999'];
  const accepted = [
    'https://push.example/a',
    'https://x.wide.example/a',
    'https://other.example:8443/a',
    'http://localhost:4999/a',
  ];
  expect(accepted.filter((endpoint) => acceptsEndpoint(endpoint, added))).toEqual(accepted);
  for (const endpoint of [
    'http://push.example/a',
    'https://x.push.example/a',
    'https://wide.example/a',
    'https://other.example/a',
    'http://localhost:4998/a',
    'http://127.0.0.1:4999/a',
    'https://localhost:4999/a',
  ]) {
    expect(acceptsEndpoint(endpoint, added)).toBe(false);
  }
});

test('PUSH-03 checks the entries of PUSH_HOSTS', () => {
  const good = ['push.example', '*.push.example', 'push.example:8443', 'http://localhost:4999', 'http://127.0.0.1:1'];
  expect(good.filter((entry) => !isPushHost(entry))).toEqual([]);
  const bad = [
    '',
    '*',
    '*.',
    '*.com',
    'com',
    'https://push.example',
    'http://push.example:80',
    'http://localhost',
    'a b.c',
  ];
  expect(bad.filter(isPushHost)).toEqual([]);
});
