import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkCommitSubjects } from './commit-subjects.ts';

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'subjects-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const git = (...args: string[]): void => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd: checkout, stdio: 'pipe' });
};

const commit = (subject: string): void => git('commit', '--allow-empty', '--allow-empty-message', '-m', subject);

const introduce = (): void => {
  mkdirSync(join(checkout, 'tools/src/commits'), { recursive: true });
  writeFileSync(join(checkout, 'tools/src/commits/check-subject.ts'), '');
  git('add', '.');
  commit('A check');
};

test('reads the subjects since the commit that introduces the check, without merges', async () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('An old subject.');
  introduce();
  commit('Queue likes while offline');
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  commit('Add a badge');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'This is a merge.', 'other');
  expect(await checkCommitSubjects(checkout)).toEqual({ state: 'passed', detail: '2 commits' });
});

test('refuses a subject with its commit and the reason', async () => {
  git('init', '--quiet');
  introduce();
  commit('Fixed the badge');
  commit('Queue likes while offline');
  commit('');
  const result = await checkCommitSubjects(checkout);
  expect(result).toMatchObject({ state: 'failed', detail: '2 of 3' });
  expect(result).toMatchObject({
    output: expect.stringMatching(/^\w+ "": It is empty\.\n\w+ "Fixed the badge": "Fixed" is not a verb/),
  });
});

test('is not run without a repository, without the introducing commit, and in a shallow clone', async () => {
  expect(await checkCommitSubjects(checkout)).toMatchObject({
    detail: expect.stringContaining('not a git repository'),
  });
  git('init', '--quiet');
  expect(await checkCommitSubjects(checkout)).toMatchObject({ state: 'not run' });
  commit('Add a badge');
  expect(await checkCommitSubjects(checkout)).toMatchObject({ detail: expect.stringContaining('no commit') });
  introduce();
  commit('Queue likes while offline');
  git('clone', '--quiet', '--depth=1', `file://${checkout}`, 'shallow');
  expect(await checkCommitSubjects(join(checkout, 'shallow'))).toMatchObject({
    state: 'not run',
    detail: expect.stringContaining('git fetch --unshallow'),
  });
});
