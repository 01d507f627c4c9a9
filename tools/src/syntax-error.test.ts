import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeSyntaxError } from './syntax-error.ts';

const literalPath = (name: string): string => JSON.stringify(join(import.meta.dirname, name));

/** Reads a file of texts as `npm run languages` does, and returns what the command prints. */
const printedFor = (source: string, inModules = true): { lines: string[]; status: number | null } => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-syntax-error-'));
  try {
    // In a package of modules, as all of the workspace are, Node names the file by its address.
    if (inModules) writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'en.ts'), source);
    const script = `import { runCommand } from ${literalPath('run-command.ts')};
import { readTexts } from ${literalPath('languages/read-texts.ts')};
await runCommand(async () => {
  await readTexts(process.cwd(), 'en.ts', new Set());
  return 0;
});`;
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
      { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
    );
    return { lines: stderr.trimEnd().split('\n'), status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test.each(["It's late.", "L'incontro è l'arte."])('LANG-01 says how to write the text %s, and nothing else', (text) => {
  const source = `export const texts: Record<string, string> = {\n  action: 'Hang it',\n  title: '${text}',\n};\n`;
  expect(printedFor(source)).toEqual({
    status: 1,
    lines: [`en.ts, line 3: the apostrophe ends the text. Put the text in double quotation marks: "${text}"`],
  });
});

test('LANG-01 a file outside of a package of modules is named as well', () => {
  const { lines } = printedFor(`export const texts = {\n  title: 'It's late.',\n};\n`, false);
  expect(lines).toEqual([expect.stringMatching(/^en\.ts, line 2: the apostrophe ends the text/)]);
});

test('another mistake is shown with its file and line, without advice about apostrophes', () => {
  const { lines, status } = printedFor("export const texts = {\n  title: 'Late'\n  lead: 'It',\n};\n");
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^en\.ts, line 3: Expected/),
    "  lead: 'It',",
    expect.stringContaining('at the end of the line above'),
  ]);
});

test('control: valid texts are read, and other errors are not described', () => {
  expect(printedFor("export const texts = { title: 'Late' };\n")).toEqual({ status: 0, lines: [''] });
  expect(describeSyntaxError(new SyntaxError('Unexpected token'))).toBeUndefined();
});
