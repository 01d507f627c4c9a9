import { minVersion, satisfies, validRange } from 'semver';

import { type Candidate, guestsOf, type Piece, shellsOf, titleOf, verdict } from '../candidate.ts';

/** The shell describes what it offers by ranges that begin with the very version it carries. */
const offeredVersion = (range: string): string | undefined =>
  validRange(range) === null ? undefined : minVersion(range)?.version;

const problemsBetween = (guest: Piece, shell: Piece): string[] =>
  Object.entries(guest.version.shared).flatMap(([name, range]) => {
    const own = shell.version.shared[name];
    const offered = own === undefined ? undefined : offeredVersion(own);
    const whom = `${titleOf(guest.version)} needs ${name} ${range}`;
    if (offered === undefined) return [`${whom}, which ${titleOf(shell.version)} does not offer`];
    return satisfies(offered, range) ? [] : [`${whom}, ${titleOf(shell.version)} offers ${offered}`];
  });

/** Every module that a remote takes from the shell is there in a version it can live with: with every shell that is live, and for a shell with every remote. */
export const sharedRanges = (candidate: Candidate) => {
  const [shells, guests] = [shellsOf(candidate), guestsOf(candidate)];
  if (shells.length === 0) return verdict('shared-ranges', ['no shell is live that it could be compared with'], '');
  const problems = guests.flatMap((guest) => shells.flatMap((shell) => problemsBetween(guest, shell)));
  const whom = candidate.isShell
    ? `${guests.length} live remotes`
    : `${shells.map(({ version }) => version.version).join(' and ')} of the shell`;
  return verdict('shared-ranges', problems, `Every shared module fits ${whom}.`);
};
