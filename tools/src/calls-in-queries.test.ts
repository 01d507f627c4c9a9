import { checkoutTree, readText } from './docs/tree.ts';
import { remoteFolders } from './workspace.ts';

/** The functions of the api client that send a request. */
const senders = new Set(['call', 'callOrQueue', 'upload']);

const imports = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'@pairwise\/api-client'/g;

/** Returns the request functions that a file imports from the api client. */
const importedSenders = (source: string): string[] =>
  [...source.matchAll(imports)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => senders.has(name));

const maySend = /\.(queries|test)\.tsx?$/;

const sources = checkoutTree().files.filter(
  (file) => remoteFolders().some((folder) => file.startsWith(`${folder}/src/`)) && /\.tsx?$/.test(file),
);

test('a remote sends requests in its *.queries.ts files only', () => {
  const strays = sources
    .filter((file) => !maySend.test(file))
    .flatMap((file) =>
      importedSenders(readText(file)).map((name) => `${file} imports ${name}: move it to a *.queries.ts`),
    );
  expect(strays).toEqual([]);
});

test('an import that sends is found, one that only reads is legal', () => {
  const illegal = `import {\n  type ApiError,\n  callOrQueue as send,\n  useQuery,\n} from '@pairwise/api-client';`;
  const legal = `import { isApiError, useOnline } from '@pairwise/api-client';\nimport { call } from './own.queries.ts';`;
  expect(importedSenders(illegal)).toEqual(['callOrQueue']);
  expect(importedSenders(legal)).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});
