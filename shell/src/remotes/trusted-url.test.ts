import { trustedScriptUrl } from './trusted-url.ts';

test.each(['/remotes/mf-chat/1.0.0-00000001/remoteEntry.js?attempt=1', '/sw-push.js', 'http://localhost/remotes/a.js'])(
  '%p is a script of ours',
  (address) => expect(trustedScriptUrl(address)).toBe(address),
);

test.each([
  'https://evil.example/remotes/x.js',
  '//evil.example/remotes/x.js',
  '/api/user.php',
  '/remotes/../api/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/sw-push.js/../evil.js',
])('PLAT-05 %p is not', (address) => expect(() => trustedScriptUrl(address)).toThrow(TypeError));
