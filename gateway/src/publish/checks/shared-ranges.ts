import { sharedProblems } from '../../rollout/compatibility.ts';
import { type Candidate, remotesOf, shellsOf, titleOf, verdict } from '../candidate.ts';

/**
 * Checks that the shell offers every shared module in a version that the remote accepts. Compares a remote with every live
 * shell, and a shell with every live remote.
 */
export const sharedRanges = (candidate: Candidate) => {
  const [shells, remotes] = [shellsOf(candidate), remotesOf(candidate)];
  if (shells.length === 0) return verdict('shared-ranges', ['no shell is live to compare with'], '');
  const problems = remotes.flatMap((remote) =>
    shells.flatMap((shell) =>
      sharedProblems(remote.version, shell.version).map((problem) => `${titleOf(remote.version)} ${problem}`),
    ),
  );
  const subject = candidate.isShell
    ? `${remotes.length} live remotes`
    : `${shells.map(({ version }) => version.version).join(' and ')} of the shell`;
  return verdict('shared-ranges', problems, `Every shared module fits ${subject}.`);
};
