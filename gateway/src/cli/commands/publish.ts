import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { ChangeAnswer, CheckAnswer, UploadAnswer, VersionAnswer } from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import { readDescription } from '../../artifacts/build-files.ts';
import {
  audienceOptions,
  audienceUsage,
  haltOptions,
  readArguments,
  readAudience,
  readHaltRule,
  readPercent,
} from '../arguments.ts';
import { type Client, Refused } from '../client.ts';
import { MfeError } from '../mfe-error.ts';
import { tellChange, tellChecks, tellStep } from '../tell.ts';
import type { Command } from './command.ts';

const usage = `publish NAME [--canary 10 ${audienceUsage}] [--no-live] [--dry-run] [--why "…"]`;

/** How often to come again while other versions are being checked: half an hour in all. */
const MAX_TRIES = 20;

const formOf = (dist: string, { files }: PublishedVersion, commit?: string): FormData => {
  const form = new FormData();
  const add = (field: string, file: string): void =>
    form.append(field, new Blob([readFileSync(path.join(dist, file))]), file);
  add('description', 'remote.json');
  add('contract', 'contract.json');
  if (commit !== undefined) form.append('commit', commit);
  for (const file of files) add('file', file.path);
  return form;
};

const sameFiles = (a: PublishedVersion['files'], b: PublishedVersion['files']): boolean => {
  const lines = (files: PublishedVersion['files']): string =>
    files
      .map((file) => `${file.path} ${file.integrity}`)
      .sort()
      .join('\n');
  return lines(a) === lines(b);
};

/** What is there under the same version, when that is this very build. */
const uploadedBefore = async (client: Client, { name, version, files }: PublishedVersion): Promise<VersionAnswer> => {
  const there = await client.get<VersionAnswer>(`/api/names/${name}/versions/${version}`);
  if (sameFiles(there.files, files)) return there;
  throw new MfeError(
    `${name} ${version} was published before with other files. A version is written once; change the sources, and ` +
      'the next build gets another.',
  );
};

const check = async (client: Client, address: string, print: (line: string) => void): Promise<CheckAnswer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.post<CheckAnswer>(address);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'busy' || tries === MAX_TRIES) throw error;
      print('Other versions are being checked; waiting …');
      await delay(1000);
    }
  }
};

/** Builds one piece, uploads it, has it checked, and puts it live. */
export const publish: Command = {
  usage,
  help: 'builds it, uploads it, has it checked, and puts it live',
  run: async (args, { clientFor, build, commit, print }) => {
    const { words, flags } = readArguments(args, {
      usage,
      words: [1, 1],
      options: {
        canary: { type: 'string' },
        ...audienceOptions,
        ...haltOptions,
        'no-live': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        why: { type: 'string' },
      },
    });
    const [name = ''] = words;
    const steps =
      flags.canary === undefined ? undefined : [{ audience: readAudience(flags), percent: readPercent(flags.canary) }];
    const haltOn = readHaltRule(flags);
    const client = clientFor(name);

    const dist = await build(name);
    const description = readDescription(dist);
    const { version } = description;
    if (description.name !== name) throw new MfeError(`The build of ${name} calls itself ${description.name}.`);
    const last = await commit();

    try {
      const { counter } = await client.upload<UploadAnswer>('/api/versions', formOf(dist, description, last?.id));
      print(`${name} ${version}: ${description.files.length} files uploaded, number ${counter} of its name.`);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'exists') throw error;
      const before = await uploadedBefore(client, description);
      print(`${name} ${version} is uploaded already, by ${before.version.publishedBy}; it is not taken a second time.`);
    }

    const dryRun = flags['dry-run'] === true;
    print('Checking it …');
    const address = `/api/versions/${name}/${version}/check${dryRun ? '?dryRun' : ''}`;
    const { status, checks } = await check(client, address, print);
    for (const line of tellChecks(checks)) print(line);
    if (dryRun) {
      const verdict = status === 'verified' ? 'would pass' : 'would be refused';
      print(`It ${verdict}. Nothing is live, and it stays registered as uploaded only.`);
      return status === 'verified' ? 0 : 1;
    }
    if (status !== 'verified') {
      print(`${name} ${version} is refused: it does not go live.`);
      return 1;
    }
    if (flags['no-live'] === true) {
      print(`${name} ${version} is verified and not live: npm run mfe -- promote ${name} ${version}`);
      return 0;
    }

    const why = flags.why ?? last?.subject ?? 'published';
    if (steps) {
      const body = { version, steps, why, ...(haltOn && { haltOn }) };
      const answer = await client.post<ChangeAnswer>(`/api/names/${name}/canary`, body);
      print(tellChange(answer, `${name} ${version} is the canary for ${steps.map(tellStep).join(', ')} now`));
    } else {
      const answer = await client.post<ChangeAnswer>(`/api/names/${name}/promote`, { version, why });
      print(tellChange(answer, `${name} ${version} is live from the next page on`));
    }
    return 0;
  },
};
