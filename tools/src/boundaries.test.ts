import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { boundaryRules, type ProvenRule, provenRules } from './boundary-rules.ts';
import { runTool } from './run-tool.ts';
import { root } from './workspace.ts';

interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** Writes a tree of files and returns the rules that its imports break. */
const checkTree = async (files: ReadonlyMap<string, string>): Promise<Violation[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  try {
    for (const [file, text] of files) write(file, text);
    const options = { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true };
    write('config.json', JSON.stringify({ forbidden: boundaryRules, options }));
    const { output } = await runTool(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', 'config.json', '--output-type', 'json', ...files.keys()],
      { cwd: tree },
    );
    const result = JSON.parse(output) as {
      summary: { violations: { rule: { name: string }; from: string; to: string }[] };
    };
    return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
};

/** Checks a tree in which the file of every proof makes one of its imports. */
const violations = (imported: (proof: ProvenRule) => string): Promise<Violation[]> => {
  const importers = new Map<string, string[]>();
  for (const proof of provenRules) {
    importers.set(proof.from, [...(importers.get(proof.from) ?? []), imported(proof)]);
  }
  const files = new Map(provenRules.map((proof) => [imported(proof), 'export {};\n']));
  for (const [from, targets] of importers) {
    files.set(from, targets.map((target) => `import './${relative(dirname(from), target)}';\n`).join(''));
  }
  return checkTree(files);
};

describe('import boundaries', () => {
  let illegal: Violation[];
  let legal: Violation[];

  beforeAll(async () => {
    illegal = await violations((proof) => proof.illegal);
    legal = await violations((proof) => proof.legal);
  }, 60_000);

  test.each(provenRules.map((proof) => [proof.rule.name, proof] as const))(
    '%s refuses its illegal import',
    (rule, proof) => {
      expect(illegal).toContainEqual({ rule, from: proof.from, to: proof.illegal });
    },
  );

  test('no legal import breaks a rule', () => {
    expect(legal).toEqual([]);
  });

  test('no-circular refuses two files that import each other, types included', async () => {
    const circle = new Map([
      ['shared/ui/one.ts', "import type { Other } from './other.ts';\nexport type One = Other;\n"],
      ['shared/ui/other.ts', "export { one } from './one.ts';\n"],
    ]);
    expect(await checkTree(circle)).toContainEqual({
      rule: 'no-circular',
      from: 'shared/ui/one.ts',
      to: 'shared/ui/other.ts',
    });
    circle.set('shared/ui/other.ts', 'export type Other = string;\n');
    expect(await checkTree(circle)).toEqual([]);
  });
});
