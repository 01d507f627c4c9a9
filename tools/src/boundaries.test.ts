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

/** Lays down a tree in which every proof's file makes its import, and asks dependency-cruiser what that breaks. */
const violations = async (imported: (proof: ProvenRule) => string): Promise<Violation[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const importers = new Map<string, string[]>();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  try {
    for (const proof of provenRules) {
      importers.set(proof.from, [...(importers.get(proof.from) ?? []), imported(proof)]);
      if (!importers.has(imported(proof))) write(imported(proof), 'export {};\n');
    }
    for (const [from, targets] of importers) {
      write(from, targets.map((target) => `import './${relative(dirname(from), target)}';\n`).join(''));
    }
    const options = { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true };
    write('config.json', JSON.stringify({ forbidden: boundaryRules, options }));
    const { output } = await runTool(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', 'config.json', '--output-type', 'json', ...importers.keys()],
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
});
