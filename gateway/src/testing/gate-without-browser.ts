import type { Gate } from '../control/gate-queue.ts';
import { openCandidate } from '../publish/candidate.ts';
import { checks } from '../publish/checks/index.ts';
import type { LiveApi } from '../publish/live-api.ts';
import { isGood, runCheck } from '../publish/run-check.ts';
import { goodApi } from './gate-fixtures.ts';

/** Creates a gate with all real checks but the browser, which compares with the given api. */
export const gateWithoutBrowser =
  (api: LiveApi = goodApi): Gate =>
  async ({ registry, store, name, version }) => {
    const candidate = await openCandidate(registry.current(), { name, version }, { artifacts: store, api });
    const results = [];
    for (const check of checks) results.push(await runCheck(candidate, check));
    return { status: results.every(isGood) ? 'verified' : 'refused', checks: results };
  };
