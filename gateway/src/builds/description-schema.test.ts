import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2020 from 'ajv/dist/2020.js';

import { contractSchema } from '../publish/published-contract.ts';
import { remoteBuild, route } from '../testing/gate-fixtures.ts';
import { descriptionSchema } from './description-schema.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const documented = (name: string) =>
  readJson(path.join(import.meta.dirname, '../../../docs', `${name}.schema.json`)) as object;

test('the documented schemas are those of the gateway; else run `node gateway/src/cli/write-schemas.ts`', () => {
  expect(documented('remote')).toEqual(descriptionSchema());
  expect(documented('contract')).toEqual(contractSchema());
});

/** Returns the files of a remote that the gateway accepts, with a change, and whether the documented schema does. */
const accepts = (name: 'remote' | 'contract', change: object = {}): boolean => {
  const queries = [{ endpoint: 'GET /api/members.php' as const, fromAddress: ['page'] }];
  const dist = remoteBuild({ routes: [route('chats', '/chats', { queries })] });
  const content = { ...(readJson(path.join(dist, `${name}.json`)) as object), ...change };
  return new Ajv2020({ allowUnionTypes: true }).compile(documented(name))(content);
};

test('the schemas accept a remote, and refuse what the gateway refuses', () => {
  expect(accepts('remote')).toBe(true);
  expect(accepts('contract')).toBe(true);
  expect(accepts('remote', { version: '1.0.0' })).toBe(false);
  expect(accepts('remote', { getPublicPath: 'alert(1)' })).toBe(false);
  const query = { endpoint: 'POST /api/like.php' };
  const data = {
    name: 'mf-chat',
    contracts: { bus: '^1', endpoints: '^1' },
    routes: [{ ...route('chats', '/chats'), queries: [query] }],
    widgets: [],
  };
  expect(accepts('remote', { data })).toBe(false);
  expect(accepts('contract', { textKeys: -1 })).toBe(false);
});
