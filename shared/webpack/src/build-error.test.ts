import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runWebpack } from './run-webpack.ts';

test('reports a syntax error with its position, without frames of the native compiler', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-error-'));
  try {
    const entry = path.join(folder, 'index.ts');
    writeFileSync(entry, 'const a: = 3;\n');
    const loader = createRequire(import.meta.filename).resolve('swc-loader');
    const use = { loader, options: { jsc: { parser: { syntax: 'typescript' } } } };
    const config = { context: folder, entry, output: { path: path.join(folder, 'dist') } };
    const failed = runWebpack({ mode: 'development', ...config, module: { rules: [{ test: /\.ts$/, use }] } });
    const message = await failed.then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(message).toMatch(/Unexpected token[\s\S]*1 \| const a: = 3;[\s\S]*webpack compiled with 1 error/);
    expect(message).not.toMatch(/backtrace|<unknown>|start_thread|\n\s+at /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
