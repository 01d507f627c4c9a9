import { sharedProblems } from '../../rollout/compatibility.ts';
import { type Candidate, remotesOf, shellsOf, titleOf, verdict } from '../candidate.ts';

/**
 * Every module that a remote takes from the shell is there in a version it can live with: with every shell that is
 * live, and for a shell with every remote.
 */
export const sharedRanges = (candidate: Candidate) => {
  const [shells, guests] = [shellsOf(candidate), remotesOf(candidate)];
  if (shells.length === 0) return verdict('shared-ranges', ['no shell is live that it could be compared with'], '');
  const problems = guests.flatMap((guest) =>
    shells.flatMap((shell) =>
      sharedProblems(guest.version, shell.version).map((problem) => `${titleOf(guest.version)} ${problem}`),
    ),
  );
  const whom = candidate.isShell
    ? `${guests.length} live remotes`
    : `${shells.map(({ version }) => version.version).join(' and ')} of the shell`;
  return verdict('shared-ranges', problems, `Every shared module fits ${whom}.`);
};
