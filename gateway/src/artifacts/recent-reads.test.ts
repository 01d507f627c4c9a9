import { recentReads } from './recent-reads.ts';

const version = { name: 'mf-chat', version: '1.0.0-00000001', files: [] };

const openReads = (options: { maxBytes?: number } = {}) => {
  let clock = 0;
  const asked: string[] = [];
  const content = new Map<string, Buffer | Error>();
  const read = recentReads(
    async (_version, file, encoding) => {
      asked.push(`${file}${encoding ?? ''}`);
      const found = content.get(`${file}${encoding ?? ''}`);
      if (found instanceof Error) throw found;
      return found;
    },
    { now: () => clock, freshMs: 2_000, ...options },
  );
  return { read, asked, content, pass: (milliseconds: number) => void (clock += milliseconds) };
};

test('reads a file once for all requests of two seconds, each encoding by itself', async () => {
  const { read, asked, content, pass } = openReads();
  content.set('a.js', Buffer.from('plain')).set('a.jsbr', Buffer.from('brotli'));
  const both = await Promise.all([read(version, 'a.js'), read(version, 'a.js')]);
  expect(both.map(String)).toEqual(['plain', 'plain']);
  expect(String(await read(version, 'a.js', 'br'))).toBe('brotli');
  pass(1_999);
  await read(version, 'a.js');
  expect(asked).toEqual(['a.js', 'a.jsbr']);
});

test('a file that is damaged, removed or repaired is noticed within two seconds', async () => {
  const { read, content, pass } = openReads();
  content.set('a.js', Buffer.from('one'));
  await read(version, 'a.js');
  content.delete('a.js');
  pass(2_001);
  expect(await read(version, 'a.js')).toBeUndefined();
  content.set('a.js', Buffer.from('one'));
  pass(2_001);
  expect(String(await read(version, 'a.js'))).toBe('one');
});

test('a failed read is repeated with the next request', async () => {
  const { read, asked, content } = openReads();
  content.set('a.js', new Error('down'));
  await expect(read(version, 'a.js')).rejects.toThrow('down');
  content.set('a.js', Buffer.from('up'));
  expect(String(await read(version, 'a.js'))).toBe('up');
  expect(asked).toHaveLength(2);
});

test('drops the files that were not read for the longest time when they are too large together', async () => {
  const { read, asked, content } = openReads({ maxBytes: 250 });
  for (const file of ['a', 'b', 'c']) content.set(file, Buffer.alloc(100));
  await read(version, 'a');
  await read(version, 'b');
  await read(version, 'a');
  await read(version, 'c');
  await read(version, 'a');
  await read(version, 'b');
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
