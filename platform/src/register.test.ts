import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const register = join(import.meta.dirname, '../register.mjs');
const source = `interface Shape {
  size: number;
}

export const area = ({ size }: Shape): number => size * size;
export const fail = (shape: Shape): never => { throw new Error(String(shape.size)); };
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pairwise-register-'));
  for (const name of ['@pairwise/shapes', 'other']) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'index.ts'), source);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs code in a folder in which a package of the platform and another one are installed. */
const run = (code: string, args = [`--import=${register}`]) =>
  spawnSync(process.execPath, [...args, '--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
const call = (name: string, what: string, query = '') =>
  `import { ${what} } from './node_modules/${name}/index.ts${query}'; console.log(${what}({ size: 3 }));`;

test('runs the sources of installed packages of the platform, and says nothing about it', () => {
  expect(run(call('@pairwise/shapes', 'area'))).toMatchObject({ status: 0, stdout: '9\n', stderr: '' });
  expect(run(call('@pairwise/shapes', 'area', '?version=2'))).toMatchObject({ status: 0, stdout: '9\n' });
});

test('an error names the line and the column of the source', () => {
  const column = (source.split('\n')[5] ?? '').indexOf('new Error') + 1;
  expect(run(call('@pairwise/shapes', 'fail')).stderr).toContain(`@pairwise/shapes/index.ts:6:${column}`);
});

test('without the hook, and for packages of others, Node refuses', () => {
  expect(run(call('@pairwise/shapes', 'area'), []).stderr).toContain('ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING');
  expect(run(call('other', 'area')).stderr).toContain('ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING');
});
