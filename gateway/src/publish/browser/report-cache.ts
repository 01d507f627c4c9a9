import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { canonicalJson } from '../../registry/canonical-json.ts';
import { isErrorCode } from '../../files/is-error-code.ts';
import type { RegisteredVersion } from '../../registry/index.ts';
import { replaceFile } from '../../files/write-file.ts';
import type { Candidate } from '../candidate.ts';
import { type BrowserTask, type Report, report as reportShape } from './plan.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a hash of the check's own sources, so that a changed check runs again. */
const checkVersion = (): string =>
  hashOf(
    readdirSync(import.meta.dirname)
      .filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\0'),
  );

/** Returns everything of a version that reaches a browser. */
const contentOf = ({
  files,
  entry,
  lifecycle,
  screens,
  widgetFiles,
  messages,
  data,
  trustedTypes,
}: RegisteredVersion) => ({
  files,
  entry,
  lifecycle,
  screens,
  widgetFiles,
  messages,
  data: data ?? null,
  trustedTypes,
});

/** Returns what the result of a check depends on: the candidate, what it ran with, and how it was checked. */
export const contextOf = ({ version, isShell, others }: Candidate, { repeats, account, endpoints }: BrowserTask) => {
  const beside = others
    .filter((other) => isShell || other.version.name === 'shell')
    .map((other) => `${other.version.name}@${other.version.version}`)
    .sort();
  const member = account !== undefined;
  return { candidate: contentOf(version), beside, check: checkVersion(), repeats, member, endpoints };
};

/** Returns the cache file, which is named by content. */
const fileOf = (candidate: Candidate, task: BrowserTask): string =>
  path.join(task.dataDir, 'gate', `${hashOf(canonicalJson(contextOf(candidate, task)))}.json`);

/** Reads the report of an earlier run with the same files; undefined when they have not passed yet. */
export const readCachedReport = (candidate: Candidate, plan: BrowserTask): Report | undefined => {
  try {
    const parsed = reportShape.safeParse(JSON.parse(readFileSync(fileOf(candidate, plan), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (isErrorCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

export const cacheReport = (candidate: Candidate, plan: BrowserTask, report: Report): void => {
  const file = fileOf(candidate, plan);
  mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, JSON.stringify(report));
};
