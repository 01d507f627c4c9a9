import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { defineCommand, UsageError } from '@pairwise/command-line';
import type { Compatibility } from '@pairwise/contracts/compatibility';
import type { CheckResponse, UploadResponse, VersionNotes, VersionResponse } from '@pairwise/contracts/console';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';

import { tidyNotes } from '../../builds/tidy-notes.ts';
import { type Client, Refused } from '../client.ts';
import type { Context } from '../context.ts';
import { MfeError } from '../mfe-error.ts';
import { readLive } from '../read-live.ts';
import { changeAddress, sendChange } from '../send-change.ts';
import { replacedCanary } from '../replace-canary.ts';
import { startCanary } from '../start-canary.ts';
import { warnRolledBack } from '../warn-rolled-back.ts';
import { previewLine, reviewLine } from './preview.ts';
import { followChecks } from '../follow-checks.ts';
import { plainName, formatChange, formatCheck } from '../format.ts';
import {
  audienceOptions,
  haltOptions,
  labelOption,
  loseRoutesOption,
  parsePercent,
  rampOptions,
  readAudience,
  readHaltRule,
  readRamp,
  replaceCanaryOption,
  revisionOption,
  withoutRevision,
} from '../options.ts';

/** How long `publish` repeats its request: enough for the longest check of this version after two other checks. */
const MAX_WAIT_MS = 45 * 60_000;

interface Upload {
  /** The folder of the build. */
  dist: string;
  description: PublishedVersion;
  commit: string | undefined;
  notes: VersionNotes;
}

const formOf = ({ dist, description: { files }, commit, notes }: Upload): FormData => {
  const form = new FormData();
  const add = (field: string, file: string): void =>
    form.append(field, new Blob([readFileSync(path.join(dist, file))]), file);
  add('description', 'remote.json');
  add('contract', 'contract.json');
  if (commit !== undefined) form.append('commit', commit);
  form.append('notes', JSON.stringify(notes));
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

/** Returns the uploaded version of the same name; undefined when there is none, or the token may not read. */
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
    `${name} ${version} was published before with other files. A version never changes: change the sources, and the ` +
      'next build gets another version.',
  );
};

/** Returns undefined on a platform that is older than this command line. */
const readPlatform = async (client: Client): Promise<Compatibility | undefined> => {
  try {
    return await client.get<Compatibility>('/compatibility.json');
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_found') return undefined;
    throw error;
  }
};

/**
 * Compares a build with what the platform offers and allows, so that a build that cannot go live is not uploaded.
 * @throws {MfeError} with everything that does not fit
 */
const requireFit = async (client: Client, { dist, description }: Upload): Promise<void> => {
  const platform = await readPlatform(client);
  if (!platform) return;
  const { findMisfits } = await import('../../compatibility/find-misfits.ts');
  const contract = JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')) as PublishedContract;
  const misfits = findMisfits(description, contract, platform);
  if (misfits.length === 0) return;
  const { name, version } = description;
  throw new MfeError(
    `${name} ${version} does not fit the platform and was not uploaded:\n${misfits.map((misfit) => `  ✗ ${misfit}`).join('\n')}`,
  );
};

/** Uploads a build. Returns the existing version instead when it was uploaded before; undefined after an upload. */
const upload = async (
  client: Client,
  parts: Upload,
  print: (line: string) => void,
): Promise<VersionResponse | undefined> => {
  const { description } = parts;
  const { name, version, files } = description;
  // First, because an invalid token or an existing version makes the upload unnecessary.
  let before = await findUploaded(client, description);
  if (!before) {
    await requireFit(client, parts);
    try {
      const { counter } = await client.upload<UploadResponse>('/api/versions', formOf(parts));
      print(`${name} ${version}: ${files.length} files uploaded, version number ${counter}.`);
      return undefined;
    } catch (error) {
      // Another command uploaded it in the meantime.
      if (!(error instanceof Refused) || error.code !== 'exists') throw error;
      before = await findUploaded(client, description);
      if (!before) throw error;
    }
  }
  print(`${name} ${version} is uploaded already, by ${before.version.publishedBy}. It is not uploaded again.`);
  return before;
};

/** Formats the state of the version after a dry run. */
const afterDryRun = (before: VersionResponse | undefined): string => {
  if (!before || before.version.status === 'uploaded') {
    return 'It is not live and stays registered as uploaded.';
  }
  return isStable(before)
    ? 'It is live already. Nothing changed.'
    : `It stays ${before.version.status}. Nothing changed.`;
};

/** Whether this is the stable version. */
const isStable = ({ version: { version }, difference }: VersionResponse): boolean => difference.against === version;

/** Requests the checks until they have a result: the gateway responds with `busy` before a connection would be closed. */
const check = async (client: Client, address: string, print: (line: string) => void): Promise<CheckResponse> => {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await client.post<CheckResponse>(address);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'busy' || Date.now() > end) throw error;
      print('The gate is still checking. Waiting …');
      await delay(1000);
    }
  }
};

/** Builds one deployable, uploads it, runs the gate, and makes the version live. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'Builds the shell or a remote, uploads it, runs the checks, and makes it live.',
  positionals: { name: { summary: 'The shell or a remote of this checkout.' } },
  options: {
    canary: {
      type: 'string',
      placeholder: '10',
      summary: 'Live for this percentage of visitors.',
      parse: parsePercent,
    },
    ...audienceOptions,
    ...haltOptions,
    ...rampOptions,
    ...replaceCanaryOption,
    'no-live': { type: 'boolean', summary: 'Uploads and checks the version, but does not make it live.' },
    'dry-run': { type: 'boolean', summary: 'Prints what the checks say and records nothing.' },
    dist: {
      type: 'string',
      placeholder: 'FOLDER',
      summary: 'Publishes what this folder contains, instead of a build of the sources.',
    },
    ...loseRoutesOption,
    ...revisionOption,
    ...labelOption,
    why: { type: 'string', placeholder: '"REASON"', summary: 'The reason; by default the subject of the last commit.' },
  },
  run: async ({ positionals: { name }, options }, context: Context) => {
    const { args, clientFor, build, commit, deployables, print } = context;
    const { canary: percent, 'dry-run': dryRun, 'no-live': noLive, 'lose-routes': loseRoutes } = options;
    const audience = readAudience(options);
    const rule = readHaltRule(options);
    const ramp = readRamp(options, percent);
    if (percent === undefined && (audience || rule)) {
      throw new UsageError(
        'An audience and a halt rule need --canary PERCENT. Without it the version goes live for everyone.',
      );
    }
    if (loseRoutes && !options.why?.trim()) throw new UsageError('--lose-routes needs --why "REASON".');
    if (options.dist === undefined && !deployables().includes(name)) {
      const names = deployables().join(', ');
      throw new MfeError(`There is no remote ${plainName(name)} in this checkout. Names: ${names}.`);
    }
    const client = clientFor(name);

    const last = await commit();
    const { mayPublishFrom } = await import('../../access/authorize.ts');
    if (!mayPublishFrom(name, last?.id)) {
      throw new MfeError(
        `${name} is published from a commit only, so that a second person can read what goes live. Commit the changes ` +
          'of this checkout, or put them aside with `git stash --include-untracked`.',
      );
    }

    // What is live when the person decides to publish: a change during the build and the checks is a conflict.
    const view = await readLive(client, name);
    const dist =
      options.dist === undefined
        ? await build(name)
        : (await import('../../builds/require-build.ts')).requireBuild(options.dist);
    const { readDescription } = await import('../../builds/build-files.ts');
    const description = readDescription(dist);
    const { version } = description;
    if (description.name !== name) throw new MfeError(`The build of ${name} is named ${description.name}.`);

    const running = view.state?.rollout ?? undefined;
    const replaceCanary = options['replace-canary'];
    // Before the upload and the checks, which take minutes.
    if (percent !== undefined && !dryRun && !noLive) {
      replacedCanary({ name, version, running, replaceCanary, repeat: args });
    }

    const notes = tidyNotes({
      label: options.label,
      subject: last?.subject,
      author: last?.author,
      why: options.why,
    });
    const before = await upload(client, { dist, description, commit: last?.id, notes }, print);

    print('Running the checks …');
    const address = `/api/versions/${name}/${version}/check${dryRun ? '?dryRun' : ''}`;
    const followed = followChecks(client, `/api/versions/${name}/${version}/check`, { print, format: formatCheck });
    const { status, checks } = await check(client, address, print).finally(followed.stop);
    for (const each of checks.filter(({ id }) => !followed.printed.has(id))) print(formatCheck(each));
    if (dryRun) {
      const verdict = status === 'verified' ? 'would pass' : 'would be refused';
      print(`The version ${verdict}. ${afterDryRun(before)}`);
      return status === 'verified' ? 0 : 1;
    }
    if (status !== 'verified') {
      print(`${name} ${version} is refused and does not go live.`);
      return 1;
    }
    const already = `${name} ${version} is live already. Nothing changed.`;
    if (before && isStable(before)) {
      print(already);
      return 0;
    }
    if (before) await warnRolledBack(client, view, { name, version }, print);
    if (noLive) {
      print(
        `${name} ${version} is verified and not live. Run \`npm run mfe -- promote ${name} ${version} --why "…"\`.`,
      );
    }
    if (noLive || percent !== undefined) {
      const link = await previewLine(client, name, version);
      if (link !== undefined) print(link);
    }
    if (noLive) return 0;

    const why = options.why?.trim() || last?.subject || 'published';
    const sent = { client, expectedRevision: options.revision ?? view.revision, repeat: withoutRevision(args) };
    if (percent !== undefined) {
      const plan = { percent, audience, rule, ramp, loseRoutes, replaceCanary };
      await startCanary({ ...sent, ...plan, name, version, running, why, print });
    } else {
      const response = await sendChange({
        ...sent,
        address: changeAddress(name, 'promote'),
        body: { version, why, ...(loseRoutes && { loseRoutes }) },
        wanted: version,
        print,
      });
      const done = `${name} ${version} is live from the next page on`;
      print(response.unchanged === true ? already : formatChange(response, done));
      if (response.request !== undefined) print(reviewLine(name, version));
    }
    return 0;
  },
});
