/**
 * The `test` script of every package: runs the package's tests and writes jest's report into its `.cache` folder.
 * The tests use the database server at TEST_DATABASE_URL; without it the script starts one.
 * With `--system-postgres` the database is started from the binaries in POSTGRES_BIN. With `--workers` so many test files
 * run side by side; one by default. With folders or files of the package only their tests run.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../workspace.ts';
import { runJest, withTestDatabase } from './run-jest.ts';
import { packageReport } from './package-report.ts';

const { values, positionals } = parseArgs({
  options: {
    'system-postgres': { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const folder = relative(root, process.cwd());
const onSystem = values['system-postgres'];
const report = packageReport(folder, onSystem ? 'test:system-postgres' : 'test');
mkdirSync(dirname(report), { recursive: true });

const escape = (path: string): string => path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const patterns = (positionals.length === 0 ? [''] : positionals).map(
  (path) => `^${escape(`${join(root, folder)}/${path}`)}`,
);
const args = ['--passWithNoTests', `--maxWorkers=${values.workers}`, '--testPathPatterns', ...patterns];

const bin = process.env['POSTGRES_BIN'];
if (onSystem && bin === undefined) {
  console.error(
    'POSTGRES_BIN is not set. It names the folder of the PostgreSQL binaries, such as /usr/lib/postgresql/15/bin.',
  );
  process.exit(2);
}
const given = process.env['TEST_DATABASE_URL'];
const run = (url: string) => runJest(url, args, { reportFile: report });
const code =
  given !== undefined && !onSystem
    ? await run(given)
    : await withTestDatabase(bin !== undefined && onSystem ? { bin } : 'embedded', ({ url }) => run(url));
process.exit(code);
