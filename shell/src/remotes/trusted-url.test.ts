import { trustedScriptUrl, trustScripts } from './trusted-url.ts';

const entry = '/remotes/mf-chat/1.0.0-00000001/remoteEntry.js';
const elsewhere = 'https://files.example/remotes/mf-chat/1.0.0-00000001/remoteEntry.js';

beforeAll(() => trustScripts([entry, elsewhere]));

test.each([
  entry,
  `${entry}?attempt=12`,
  `http://localhost${entry}`,
  elsewhere,
  `${elsewhere}?attempt=1`,
  '/sw-push.js',
])('%p is trusted', (address) => expect(trustedScriptUrl(address)).toBe(address));

test.each([
  '/remotes/mf-chat/1.0.0-00000001/lifecycle.js',
  '/remotes/mf-chat/1.0.0-00000002/remoteEntry.js',
  `${entry}?attempt=`,
  `${entry}?attempt=1&x=2`,
  `${entry}#x`,
  `https://evil.example${entry}`,
  `https://files.example:8443/remotes/mf-chat/1.0.0-00000001/remoteEntry.js`,
  '//evil.example/remotes/x.js',
  '/api/user.php',
  '/remotes/../api/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/sw-push.js/../evil.js',
  '/sw-push.js?attempt=1',
])('PLAT-05 %p is not trusted', (address) => expect(() => trustedScriptUrl(address)).toThrow(TypeError));
