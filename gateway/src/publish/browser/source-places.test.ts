import { candidateOf, remoteBuild } from '../../testing/gate-fixtures.ts';
import { withSources } from './source-places.ts';

const script = 'screen-home.js';
const place = (column: number, version = '1.0.0-00000001', file = script): string =>
  `http://localhost:4000/remotes/mf-chat/${version}/${file}:1:${column}`;

/** A map of one segment: from column 21 of the only line on, the code is that of line 5 of the source. */
const map = { version: 3, sources: ['webpack://mf-chat@1.0.0-00000001/./src/list.tsx'], names: [], mappings: 'oBAIE' };

const located = async (problem: string, content: string = JSON.stringify(map)): Promise<string | undefined> => {
  const candidate = await candidateOf(remoteBuild({ files: { [`${script}.map`]: content } }));
  return (await withSources([problem], candidate))[0];
};

test('PLAT-02 an error of the candidate names the file and the line of its source', async () => {
  const text = `/chats: console: mf-chat 1.0.0-00000001 failed (render) at ${place(30)} TypeError: a is undefined`;
  expect(await located(text)).toBe(
    '/chats: console: mf-chat 1.0.0-00000001 failed (render) at src/list.tsx:5 TypeError: a is undefined',
  );
});

test.each([
  ['a place before the first segment', place(3), undefined],
  ['another version', place(30, '1.0.0-00000002'), undefined],
  ['a file without a map', place(30, '1.0.0-00000001', 'lifecycle.js'), undefined],
  ['what is no map', place(30), '{"sources":[1],"mappings":"oBAIE"}'],
  ['what is no JSON', place(30), 'oBAIE'],
  ['a source that is no path', place(30), JSON.stringify({ ...map, sources: ['webpack://a/./<b>\u001b[2J'] })],
])('control: %s keeps its address', async (_what, text, content) => {
  expect(await located(`/chats: console: no at ${text}`, content)).toBe(`/chats: console: no at ${text}`);
});
