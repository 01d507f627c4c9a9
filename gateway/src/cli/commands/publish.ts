import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { ChangeResponse, CheckResponse, UploadResponse, VersionResponse } from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import { readDescription } from '../../builds/build-files.ts';
import {
  audienceOptions,
  audienceUsage,
  haltOptions,
  readArguments,
  readAudience,
  readHaltRule,
  readPercent,
  usageError,
} from '../arguments.ts';
import { type Client, Refused } from '../client.ts';
import { MfeError } from '../mfe-error.ts';
import { nameState, startCanary } from '../start-canary.ts';
import { plainName, formatChange, formatChecks } from '../format.ts';
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

/** What is there under the same version; undefined when nothing is, or the token may not look. */
const findUploaded = async (
  client: Client,
  { name, version, files }: PublishedVersion,
): Promise<VersionResponse | undefined> => {
  let there: VersionResponse;
  try {
    there = await client.get<VersionResponse>(`/api/names/${name}/versions/${version}`);
  } catch (error) {
    const isNew = error instanceof Refused && ['unknown_name', 'unknown_version', 'not_allowed'].includes(error.code);
    if (isNew) return undefined;
    throw error;
  }
  if (sameFiles(there.files, files)) return there;
  throw new MfeError(
    `${name} ${version} was published before with other files. A version is written once; change the sources, and ` +
      'the next build gets another.',
  );
};

/** Uploads what is not there yet; answers with what was there before. */
const upload = async (
  client: Client,
  { dist, description, commit }: { dist: string; description: PublishedVersion; commit: string | undefined },
  print: (line: string) => void,
): Promise<VersionResponse | undefined> => {
  const { name, version, files } = description;
  // Asked before anything is sent: a token that is not valid, or a version that is there, costs no upload.
  let before = await findUploaded(client, description);
  if (!before) {
    try {
      const form = formOf(dist, description, commit);
      const { counter } = await client.upload<UploadResponse>('/api/versions', form);
      print(`${name} ${version}: ${files.length} files uploaded, number ${counter} of its name.`);
      return undefined;
    } catch (error) {
      // Another command was faster.
      if (!(error instanceof Refused) || error.code !== 'exists') throw error;
      before = await findUploaded(client, description);
      if (!before) throw error;
    }
  }
  print(`${name} ${version} is uploaded already, by ${before.version.publishedBy}; it is not taken a second time.`);
  return before;
};

/** What holds after a dry run. */
const afterDryRun = (before: VersionResponse | undefined): string => {
  if (!before || before.version.status === 'uploaded') {
    return 'Nothing is live, and it stays registered as uploaded only.';
  }
  return isStable(before)
    ? 'It is live already, and nothing changed.'
    : `It stays ${before.version.status}, and nothing changed.`;
};

/** Whether everybody has this version. */
const isStable = ({ version: { version }, difference }: VersionResponse): boolean => difference.against === version;

const check = async (client: Client, address: string, print: (line: string) => void): Promise<CheckResponse> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.post<CheckResponse>(address);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'busy' || tries === MAX_TRIES) throw error;
      print('Other versions are being checked; waiting …');
      await delay(1000);
    }
  }
};

/** Builds one deployable, uploads it, has it checked, and puts it live. */
export const publish: Command = {
  usage,
  help: 'builds it, uploads it, has it checked, and puts it live',
  run: async (args, { clientFor, build, commit, deployables, print }) => {
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
    const percent = flags.canary === undefined ? undefined : readPercent(flags.canary);
    const audience = readAudience(flags);
    const rule = readHaltRule(flags);
    if (percent === undefined && (audience || rule)) {
      throw usageError('Without --canary 10 it goes live for everybody: an audience and a rule are those of a canary.');
    }
    if (!deployables().includes(name)) {
      throw new MfeError(`There is no remote ${plainName(name)} here. There are ${deployables().join(', ')}.`);
    }
    const client = clientFor(name);

    const dist = await build(name);
    const description = readDescription(dist);
    const { version } = description;
    if (description.name !== name) throw new MfeError(`The build of ${name} calls itself ${description.name}.`);
    const last = await commit();

    const before = await upload(client, { dist, description, commit: last?.id }, print);

    const dryRun = flags['dry-run'] === true;
    print('Checking it …');
    const address = `/api/versions/${name}/${version}/check${dryRun ? '?dryRun' : ''}`;
    const { status, checks } = await check(client, address, print);
    for (const line of formatChecks(checks)) print(line);
    if (dryRun) {
      const verdict = status === 'verified' ? 'would pass' : 'would be refused';
      print(`It ${verdict}. ${afterDryRun(before)}`);
      return status === 'verified' ? 0 : 1;
    }
    if (status !== 'verified') {
      print(`${name} ${version} is refused: it does not go live.`);
      return 1;
    }
    if (before && isStable(before)) {
      print(`${name} ${version} is live already, nothing changed.`);
      return 0;
    }
    if (flags['no-live'] === true) {
      print(`${name} ${version} is verified and not live: npm run mfe -- promote ${name} ${version} --why "…"`);
      return 0;
    }

    const why = flags.why?.trim() || last?.subject || 'published';
    if (percent !== undefined) {
      // What was not there before is no canary yet.
      const running = before ? ((await nameState(client, name))?.rollout ?? undefined) : undefined;
      await startCanary({ client, name, version, running, percent, audience, rule, why, print });
    } else {
      const response = await client.post<ChangeResponse>(`/api/names/${name}/promote`, { version, why });
      print(formatChange(response, `${name} ${version} is live from the next page on`));
    }
    return 0;
  },
};
