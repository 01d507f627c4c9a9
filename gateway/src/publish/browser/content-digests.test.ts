import { readContentDigests } from './content-digests.ts';

interface Build {
  version: string;
  /** Content by path. */
  files: Record<string, string>;
}

const digestsOf = ({ version, files }: Build) =>
  readContentDigests(
    {
      version,
      files: Object.entries(files).map(([path, content]) => ({
        path,
        integrity: `sha384-${Buffer.from(content).toString('base64')}`,
        bytes: content.length,
      })),
      messages: { en: Object.keys(files).filter((path) => path.startsWith('messages-')) },
    },
    (path) => Promise.resolve(Buffer.from(files[path] ?? '')),
  );

const integrityOf = (content: string): string => `sha384-${Buffer.from(content).toString('base64')}`;

/** A build as webpack writes it: the entry names the hashes of all chunks, and each chunk the version. */
const buildOf = (
  version: string,
  [chatsHash, textsHash]: [string, string],
  { chats = '1', text = 'Hi' } = {},
): Build => {
  const global = `webpackChunkmf_chat_${version.replaceAll(/\W/g, '_')}`;
  const screen = `(globalThis.${global}||=[]).push([[1],{2(){${chats}}}])`;
  const texts = `(globalThis.${global}||=[]).push([[2],{3(e,s,t){t.d(s,{hello:0,texts:{hello:"${text}"}})}}])`;
  return {
    version,
    files: {
      'remoteEntry.js':
        `"mf-chat@${version}";({1:"${chatsHash}",2:"${textsHash}"});` +
        `["${integrityOf(screen)}","${integrityOf(texts)}"]`,
      [`screen-chats.${chatsHash}.js`]: screen,
      [`messages-en.${textsHash}.js`]: texts,
    },
  };
};

const allOf = async (build: Build): Promise<Record<string, string | undefined>> => {
  const digests = await digestsOf(build);
  return Object.fromEntries(digests.names().map((name) => [name, digests.digestOf(name)]));
};

const first = buildOf('1.0.0-0000000a', ['11111111', '22222222']);

test('PLAT-02 a version with the same sources has the same content, whatever its number and the names of its files', async () => {
  const before = await allOf(first);
  expect(Object.keys(before).toSorted()).toEqual(['messages-en.js', 'remoteEntry.js', 'screen-chats.js']);
  expect(await allOf(buildOf('1.0.1-0000000b', ['33333333', '44444444']))).toEqual(before);
});

test('PLAT-02 changed code has another digest, and leaves those of other files as they are', async () => {
  const before = await allOf(first);
  const after = await allOf(buildOf('1.0.1-0000000b', ['33333333', '44444444'], { chats: 'fetch("/x")' }));
  expect(after).toEqual({ ...before, 'screen-chats.js': expect.not.stringMatching(before['screen-chats.js'] ?? '') });
});

test('PLAT-02 words of a text do not count, but what the page fills in, and elements', async () => {
  const before = await allOf(first);
  const changed = (text: string) => allOf(buildOf('1.0.1-0000000b', ['33333333', '44444444'], { text }));
  expect(await changed('Good evening')).toEqual(before);
  expect(await changed('Hi {{name}}')).not.toEqual(before);
  expect(await changed('Hi <b>you</b>')).not.toEqual(before);
  // Code beside the texts counts.
  const build = buildOf('1.0.1-0000000b', ['33333333', '44444444']);
  const file = 'messages-en.44444444.js';
  const withCode = { ...build, files: { ...build.files, [file]: `${build.files[file]};fetch("/x")` } };
  expect((await allOf(withCode))['messages-en.js']).not.toBe(before['messages-en.js']);
});

test('files that cannot be compared count with every byte', async () => {
  const twins = await digestsOf({ version: '1.0.0-0000000a', files: { 'a.11111111.js': '1', 'a.22222222.js': '2' } });
  expect(twins.names()).toEqual(['a.11111111.js', 'a.22222222.js']);
  const marked = (version: string) => digestsOf({ version, files: { 'main.js': `"\0 ${version}"` } });
  expect((await marked('1.0.0-0000000a')).digestOf('main.js')).not.toBe(
    (await marked('1.0.0-0000000b')).digestOf('main.js'),
  );
  const broken = (word: string) =>
    digestsOf({ version: '1.0.0-0000000a', files: { 'messages-en.js': `{ title: "${word}"` } });
  expect((await broken('Hi')).digestOf('messages-en.js')).not.toBe((await broken('Hello')).digestOf('messages-en.js'));
  expect((await broken('Hi')).digestOf('other.js')).toBeUndefined();
});
