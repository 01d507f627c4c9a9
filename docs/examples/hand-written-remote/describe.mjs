/**
 * `node describe.mjs FOLDER`: writes the version of the remote beside this file into a folder: its entry, `contract.json` and
 * `remote.json`. It needs Node and nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2] ?? 'dist';
const name = 'mf-hello';
/** Those of the platform; `/compatibility.json` lists them. */
const languages = ['en', 'de', 'nl', 'pl', 'sv', 'nb', 'it', 'es', 'fr', 'da', 'fi'];
const ENTRY = 'remoteEntry.js';

const perLanguage = (value) => Object.fromEntries(languages.map((language) => [language, value]));
const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const jsonOf = (value) => `${JSON.stringify(value, null, 2)}\n`;

const source = readFileSync(join(import.meta.dirname, 'remote-entry.js'), 'utf8');
// A version never changes, so its number is a hash of what it contains.
const version = `1.0.0-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
const entry = source.replaceAll('VERSION', version);
const entryBr = brotliCompressSync(entry).byteLength;

const contract = jsonOf({
  // It reads nothing from the bus and calls no endpoint.
  bus: { version: '1.0.0', streams: {}, events: {} },
  endpoints: {},
  missingTexts: perLanguage([]),
  textKeys: 1,
  sizes: { entryBr, routesBr: { hello: entryBr } },
  budgets: { entryBr: 1_000, routeBr: 2_000 },
});

const description = {
  name,
  version,
  files: [{ path: ENTRY, integrity: integrityOf(entry), bytes: Buffer.byteLength(entry) }],
  entry: ENTRY,
  // One file has everything. A larger remote lists the files that each part needs beside the entry.
  lifecycle: [ENTRY],
  screens: { hello: [ENTRY] },
  widgetFiles: {},
  messages: perLanguage([ENTRY]),
  trustedTypes: [`${name}@${version}`],
  data: {
    name,
    contracts: { bus: '^1', endpoints: '^1' },
    routes: [
      {
        id: 'hello',
        path: '/hello',
        layout: 'default',
        access: 'all',
        zone: 'app',
        screen: 'hello',
        skeleton: 'page',
      },
    ],
    widgets: [],
  },
  // It uses no package of the shell.
  shared: {},
  exposes: ['./lifecycle'],
  contract: integrityOf(contract),
};

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, ENTRY), entry);
writeFileSync(join(folder, 'contract.json'), contract);
writeFileSync(join(folder, 'remote.json'), jsonOf(description));
process.stdout.write(`${name} ${version}\n`);
