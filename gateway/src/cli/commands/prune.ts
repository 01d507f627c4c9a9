import { defineCommand } from '@pairwise/command-line';
import type { PruneResponse } from '@pairwise/contracts/console';

import type { Context } from '../context.ts';
import { MfeError } from '../mfe-error.ts';
import { whyOption } from '../options.ts';

const MB = 1024 * 1024;

const formatNames = ({ names }: PruneResponse): string[] =>
  names.map(
    ({ name, versions, bytes }) =>
      `${name}  ${versions.length} ${versions.length === 1 ? 'version' : 'versions'}, ${(bytes / MB).toFixed(1)} MB: ${versions.join(', ')}`,
  );

export const prune = defineCommand({
  name: 'prune',
  summary: 'Removes the versions that were not used for 30 days, as the gateway does once a day.',
  options: {
    'dry-run': { type: 'boolean', summary: 'Only prints what would be removed.' },
    why: { type: 'string', placeholder: '"REASON"', summary: whyOption.why.summary, parse: whyOption.why.parse },
  },
  run: async ({ options: { why = 'mfe prune', 'dry-run': dryRun } }, { operations, print }: Context) => {
    const response = await operations().post<PruneResponse>('/api/prune', { why, ...(dryRun && { dryRun }) });
    for (const line of formatNames(response)) print(line);
    if (response.names.length === 0) print('Every version is in use, or was within 30 days.');
    else if (dryRun) print('Nothing was removed (--dry-run).');
    else print(`Removed at revision ${response.revision}.`);
    if (response.filesLeft.length === 0) return 0;
    throw new MfeError(
      `The files of ${response.filesLeft.join(', ')} could not be deleted. The next run tries again; the log of the gateway says why.`,
    );
  },
});
