import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BuiltApp } from './app-config.ts';

/* Real builds of the smallest app with the build command. */
const fixtures = path.join(__dirname, '../fixtures');
const copies: string[] = [];

const copyOfFixture = (): string => {
  const folder = mkdtempSync(path.join(fixtures, '.app-'));
  copies.push(folder);
  for (const name of readdirSync(path.join(fixtures, 'app-fixture'))) {
    if (name !== 'dist') cpSync(path.join(fixtures, 'app-fixture', name), path.join(folder, name), { recursive: true });
  }
  return folder;
};

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

const build = (folder: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../build.ts'), folder], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

jest.setTimeout(120_000);

test('an app is a page that references its files by version and hash, with one script', () => {
  const folder = copyOfFixture();
  expect(build(folder)).toMatchObject({ status: 0 });
  const dist = path.join(folder, 'dist');
  // The build writes this type.
  const built = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as BuiltApp;
  expect(built).toMatchObject({ name: 'app-fixture', trustedTypes: [] });
  for (const { path: file, integrity } of built.files) {
    const hash = createHash('sha384')
      .update(readFileSync(path.join(dist, file)))
      .digest('base64');
    expect(integrity).toBe(`sha384-${hash}`);
  }
  const assets = `assets/${built.version}`;
  const integrityOf = (name: string) => built.files.find(({ path: file }) => file === `${assets}/${name}`)?.integrity;
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(page).toContain(`src="/${assets}/main.js" integrity="${integrityOf('main.js')}" crossorigin="anonymous"`);
  expect(page).toContain(`href="/${assets}/page.css" integrity="${integrityOf('page.css')}"`);
  // References to other addresses stay unchanged.
  expect(page).toContain('href="data:,"');
  expect(page).toContain('href="/elsewhere"');
  expect(page).toContain('nonce="__NONCE__"');
  expect(existsSync(path.join(dist, assets, 'main.js.br'))).toBe(true);
  expect(readFileSync(path.join(dist, assets, 'main.js'), 'utf8')).not.toContain('createPolicy');

  expect(build(folder).output).toContain('is up to date');
  writeFileSync(path.join(folder, 'src/main.tsx'), "document.title = 'another';\n");
  expect(build(folder).output).toContain('built in');
});

test.each([
  ['a page that references a missing file', 'index.html', '<script src="gone.js"></script>', /gone\.js/],
  ['a second script', 'src/main.tsx', "void import('./other.tsx');\n", /one script/],
  ['an entry over its budget', 'package.json', '', /budget 10 B/],
])('refuses %s and writes no app.json', (_, file, content, problem) => {
  const folder = copyOfFixture();
  const full = path.join(folder, file);
  if (file === 'package.json') {
    const manifest: unknown = JSON.parse(readFileSync(full, 'utf8'));
    writeFileSync(full, JSON.stringify({ ...(manifest as object), pairwise: { budgets: { entryBr: 10 } } }));
  } else {
    writeFileSync(path.join(folder, 'src/other.tsx'), 'export const other = 1;\n');
    writeFileSync(full, content);
  }
  const { status, output } = build(folder);
  expect(status).toBe(1);
  expect(output).toMatch(problem);
  expect(existsSync(path.join(folder, 'dist/app.json'))).toBe(false);
});
