import type { BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import type { Plan, Report } from './plan.ts';
import type { PrivateGateway } from './private-gateway.ts';

/** The page of the shell itself. No remote is mounted there, so a test leaves a remote by going to it. */
export const SHELL_PAGE = '/lang-config';

/** The shared state of one run in the browser. Every step reads it and adds its findings to `report`. */
export interface BrowserRun {
  plan: Plan;
  report: Report;
  /** Serves the pages that members would get. */
  gateway: PrivateGateway;
  /** Serves the same pages in a single zone, so that the address can leave any remote without a document load. */
  oneZone: PrivateGateway;
  candidate: RegisteredVersion;
  /** Returns the browser context for a visit; undefined when the visit needs a member and no member is logged in. */
  contextFor: (visit: Visit) => BrowserContext | undefined;
  hasTime: () => boolean;
}
