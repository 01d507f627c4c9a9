import { join, relative } from 'node:path';

import { runTool } from '../run-tool.ts';
import type { StepResult } from '../test/step.ts';
import { root } from '../workspace.ts';
import { checkSubject } from './check-subject.ts';

/** The commit that adds this file introduces the check. */
const introducedBy = relative(root, join(import.meta.dirname, 'check-subject.ts'));

/**
 * Checks the subjects of all commits since the one that introduces this check, without merges.
 * @param checkout the folder whose history is read
 * @returns "not run" where that history is missing: outside git, in a shallow clone, in a copy without commits
 */
export const checkCommitSubjects = async (checkout = root): Promise<StepResult> => {
  const git = (...args: string[]) => runTool('git', args, { cwd: checkout });
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow.code !== 0) return { state: 'not run', detail: 'this folder is not a git repository' };
  if (shallow.output.trim() === 'true') {
    return { state: 'not run', detail: 'the clone is shallow; `git fetch --unshallow` gets its history' };
  }
  const added = await git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', introducedBy);
  const [base = ''] = added.output.trim().split('\n');
  if (added.code !== 0 || base === '') {
    return { state: 'not run', detail: `no commit of this history adds ${introducedBy}` };
  }
  const log = await git('log', '--no-merges', '--format=%h%x09%s', `${base}..HEAD`);
  if (log.code !== 0) return { state: 'failed', output: log.output };
  const commits = log.output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', ...subject] = line.split('\t');
      return { hash, subject: subject.join('\t') };
    });
  const refused = commits.flatMap(({ hash, subject }) => {
    const problems = checkSubject(subject);
    return problems.length === 0 ? [] : [`${hash} "${subject}": ${problems.join(' ')}`];
  });
  if (refused.length === 0) return { state: 'passed', detail: `${commits.length} commits` };
  const advice = 'CONTRIBUTING.md describes commit subjects. `git commit --amend` changes the last one.';
  return { state: 'failed', output: [...refused, advice].join('\n'), detail: `${refused.length} of ${commits.length}` };
};
