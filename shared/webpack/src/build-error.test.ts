import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runWebpack } from './run-webpack.ts';

/** Builds a file that does not compile, and returns the message. */
const failureOf = async (name: string, source: string): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-error-'));
  try {
    const entry = path.join(folder, name);
    writeFileSync(entry, source);
    const loader = createRequire(import.meta.filename).resolve('swc-loader');
    const use = { loader, options: { jsc: { parser: { syntax: 'typescript' } } } };
    const config = { context: folder, entry, output: { path: path.join(folder, 'dist') } };
    const failed = runWebpack({ mode: 'development', ...config, module: { rules: [{ test: /\.ts$/, use }] } });
    return await failed.then(
      () => '',
      (error: unknown) => String(error),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('reports a syntax error with its position, without frames of the native compiler', async () => {
  const message = await failureOf('index.ts', 'const a: = 3;\n');
  expect(message).toMatch(/Unexpected token[\s\S]*1 \| const a: = 3;[\s\S]*webpack compiled with 1 error/);
  expect(message).not.toMatch(/backtrace|<unknown>|start_thread|\n\s+at |apostrophe/);
});

test.each(["It's late.", "Rock 'n' roll, and it's late.", "L'incontro è l'arte."])(
  'says what is wrong with the text %s and how to write it',
  async (text) => {
    const message = await failureOf('en.ts', `export const texts = {\n  action: 'Hang it',\n  title: '${text}',\n};\n`);
    expect(message).toMatch(/en\.ts, line 3: the apostrophe ends the text\. Put the text in double quotation marks:/);
    expect(message.endsWith(`: "${text}"`)).toBe(true);
  },
);

test('gives no advice about a line without such a text', async () => {
  const message = await failureOf('en.ts', "export const texts = {\n  title: 'Late', lead 'It',\n};\n");
  expect(message).toMatch(/en\.ts:2:\d+\]/);
  expect(message).not.toMatch(/apostrophe/);
});
