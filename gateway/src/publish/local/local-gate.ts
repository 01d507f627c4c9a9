import type { Compatibility } from '@pairwise/contracts/compatibility';

import { findMisfits } from '../../compatibility/find-misfits.ts';
import { busProblems } from '../../rollout/compatibility.ts';
import { type Candidate, type RunCheck, shellsOf, verdict } from '../candidate.ts';
import { checks } from '../checks/index.ts';
import { fetchLiveApi } from '../live-api.ts';
import { isGood, runCheck } from '../run-check.ts';
import type { GateResult } from '../run-gate.ts';
import { openLocalCandidate } from './local-candidate.ts';

export { requireBuild } from '../../builds/require-build.ts';

/** The public description does not contain the bus field by field, so the range is all that can be compared. */
const busRange: RunCheck = (candidate) =>
  verdict(
    'bus-contract',
    shellsOf(candidate).flatMap(({ version }) => busProblems(candidate.version, version)),
    'Its range of the bus fits. The gate compares the bus field by field.',
  );

const fitsPlatform =
  (platform: Compatibility): RunCheck =>
  ({ version, contract }: Candidate) => {
    const id = 'platform';
    if (!contract) return verdict(id, ['contract.json is missing, or not the one that remote.json names'], '');
    const shell = platform.shell ? `shell ${platform.shell.version}` : 'no shell';
    return verdict(
      id,
      findMisfits(version, contract, platform),
      `It fits what the platform offers and allows: ${shell}, revision ${platform.revision}.`,
    );
  };

/**
 * Runs every check of the gate that needs no browser on the folder of a build, compared with what a platform says about
 * itself. It uploads nothing and needs no token. What passes here can still be refused: by the browser, by the fields of the
 * bus, and by what goes live in the meantime.
 * @param dist folder with `remote.json`
 * @param platform the content of its `/compatibility.json`
 * @param apiUrl the address under which its api describes itself
 * @throws {BuildError} when `remote.json` is missing or invalid
 */
export const runLocalGate = async (dist: string, platform: Compatibility, apiUrl: string): Promise<GateResult> => {
  const candidate = await openLocalCandidate(dist, { platform, api: await fetchLiveApi(apiUrl) });
  const local = [
    { id: 'platform', run: fitsPlatform(platform) },
    ...checks.map(({ id, run }) => ({ id, run: id === 'bus-contract' ? busRange : run })),
  ];
  const results = [];
  for (const check of local) results.push(await runCheck(candidate, check));
  return { status: results.every(isGood) ? 'verified' : 'refused', checks: results };
};
