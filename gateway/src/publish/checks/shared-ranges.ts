import { sharedProblems } from '../../rollout/compatibility.ts';
import { type Candidate, remotesOf, shellsOf, titleOf, verdict } from '../candidate.ts';

/**
 * Checks that the shell offers every shared module in a version that the remote accepts: with every live shell, or for
 * a shell with every live remote.
 */
export const sharedRanges = (candidate: Candidate) => {
  const [shells, guests] = [shellsOf(candidate), remotesOf(candidate)];
  if (shells.length === 0) return verdict('shared-ranges', ['no shell is live to compare with'], '');
  const problems = guests.flatMap((guest) =>
    shells.flatMap((shell) =>
      sharedProblems(guest.version, shell.version).map((problem) => `${titleOf(guest.version)} ${problem}`),
    ),
  );
  const subject = candidate.isShell
    ? `${guests.length} live remotes`
    : `${shells.map(({ version }) => version.version).join(' and ')} of the shell`;
  return verdict('shared-ranges', problems, `Every shared module fits ${subject}.`);
};
