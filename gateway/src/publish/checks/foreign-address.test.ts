import { refusalOf, runCheck, remoteBuild, type RemoteOptions } from '../../testing/gate-fixtures.ts';

const code = (text: string): RemoteOptions => ({ files: { 'lifecycle.js': text } });
test.each([
  ['"https://evil.example.com/collect"', /https:\/\/evil\.example\.com/],
  ['`https://cdn.tracker.io/${id}`', /cdn\.tracker\.io/],
  ['"//cdn.tracker.io/x.js"', /names \/\/cdn\.tracker\.io/],
  ['"wss://sockets.io"', /wss:\/\/sockets\.io/],
  ['"see http://10.0.0.1:8080/x"', /10\.0\.0\.1:8080/],
  ['"\\u0068ttps://hidden.io"', /https:\/\/hidden\.io/],
])('PLAT-05 refuses %s', async (text, reason) => {
  expect(await refusalOf('foreign-address', code(text))).toMatch(reason);
});

test.each([
  '"http://www.w3.org/2000/svg"',
  '"https://react.dev/errors/"',
  '"https://cdn.jsdelivr.net/npm/emojibase-data@latest"',
  '"a//b"',
  '"// a note"',
  '"/members//x"',
  '// https://comment.io',
])('PLAT-05 accepts %s, which is never fetched', async (text) => {
  expect(await runCheck('foreign-address', remoteBuild(code(text)))).toMatchObject({ verdict: 'passed' });
});
