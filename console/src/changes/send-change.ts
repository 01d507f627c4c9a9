import type { ChangeResponse, HaltRule, RampPlan, RolloutStep } from '@pairwise/contracts/console';

import { consoleApi } from '../api/console-api.ts';
import { withSessionCheck } from '../api/queries.ts';
import type { Intent } from './change.ts';

export interface Sent {
  name: string;
  intent: Intent;
  why: string;
  /** The revision that the person has read. */
  expectedRevision: number;
  /** The person has confirmed that no version stays live. */
  offline: boolean;
  /** Used for canaries only. */
  canary: { version: string; steps: RolloutStep[]; haltOn?: HaltRule; ramp?: RampPlan; replaces?: string };
}

const call = ({ name, intent, why, expectedRevision, offline, canary }: Sent): Promise<ChangeResponse> => {
  const base = { why, expectedRevision };
  switch (intent.kind) {
    case 'canary':
    case 'raise':
      return consoleApi.change(name, 'canary', { ...base, ...canary });
    case 'promote':
    case 'rollback':
      return consoleApi.change(name, intent.kind, { ...base, version: intent.version });
    case 'revoke':
      return consoleApi.change(name, 'revoke', { ...base, version: intent.version, ...(offline && { offline }) });
    case 'halt':
    case 'pause':
    case 'resume':
      return consoleApi.change(name, intent.kind, base);
    default:
      return consoleApi.decideRequest(intent.request.id, intent.kind, base);
  }
};

/** Sends the intended change to the gateway. */
export const sendChange = (sent: Sent): Promise<ChangeResponse> => withSessionCheck(call(sent));
