import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolders, root } from '../workspace.ts';

/** Tasks of `turbo.json` that run jest in a package. */
export type TestTask = 'test' | 'test:system-postgres';

/** Returns the file to which a package's test task writes jest's report. Turbo restores it when it skips the task. */
export const packageReport = (folder: string, task: TestTask): string =>
  join(root, folder, '.cache', `${task.replace(':', '-')}.json`);

const reportFiles = (task: TestTask): string[] => packageFolders().map((folder) => packageReport(folder, task));

export const deletePackageReports = (task: TestTask): void => {
  for (const file of reportFiles(task)) rmSync(file, { force: true });
};

/** Reads the reports of all packages. */
export const readPackageReports = (task: TestTask): unknown[] =>
  reportFiles(task)
    .filter((file) => existsSync(file))
    .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
