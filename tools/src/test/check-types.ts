/**
 * Type-checks all packages. Packages with the same compiler options are checked as one program, because each package alone
 * would check the sources of its dependencies again: together they take a quarter of the time. `npm run quick` checks
 * single packages by their `types` script.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { runTool } from '../run-tool.ts';
import { packageFolders, root } from '../workspace.ts';

const packageConfig = z.strictObject({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.unknown()).optional(),
  include: z.array(z.string()),
  exclude: z.array(z.string()),
});
type PackageConfig = z.infer<typeof packageConfig>;

const configOf = (folder: string): PackageConfig =>
  packageConfig.parse(JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')));

/** Packages with the same compiler options, by those options. */
const groups = (): [folder: string, config: PackageConfig][][] => {
  const byOptions = new Map<string, [string, PackageConfig][]>();
  for (const folder of packageFolders()) {
    const config = configOf(folder);
    const options = JSON.stringify([join(root, folder, config.extends), config.compilerOptions]);
    byOptions.set(options, [...(byOptions.get(options) ?? []), [folder, config]]);
  }
  return [...byOptions.values()];
};

/** Returns the path of a configuration that has the files of all packages of a group. */
const projectOf = (group: [folder: string, config: PackageConfig][], place: number): string => {
  const [[firstFolder, first] = ['', undefined]] = group;
  // Type packages in `types` are looked up from the folder of the configuration.
  if (first === undefined || group.length === 1) return firstFolder;
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `group-${place}.json`);
  const paths = (field: 'include' | 'exclude') =>
    group.flatMap(([name, config]) => config[field].map((pattern) => join(root, name, pattern)));
  const merged = { ...first, extends: join(root, firstFolder, first.extends) };
  writeFileSync(file, JSON.stringify({ ...merged, include: paths('include'), exclude: paths('exclude') }));
  return file;
};

const waiting = groups().map(projectOf);
let failed = false;
const worker = async (): Promise<void> => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { code, output } = await runTool(process.execPath, ['node_modules/typescript7/bin/tsc', '-p', project]);
    if (code !== 0) {
      console.log(output.trimEnd());
      failed = true;
    }
  }
};
await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);
