import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { type GateResult, runGate } from '@pairwise/gateway/publish';
import type { Registry } from '@pairwise/gateway/registry';
import { changeDist, onRender, withoutPrerendered, withRoutes } from '@pairwise/gateway/testing';

import { root } from '../../workspace.ts';

/** A product whose gate screens candidates. */
export interface Screening {
  registry: Registry;
  dataDir: string;
  url: string;
  apiUrl: string;
  chromium: string;
  account: { email: string; password: string };
}

export interface CandidateOptions {
  /** The remote whose build is changed. */
  name: string;
  /** The only route of the candidate; all routes when absent. */
  path?: string;
  /** Runs on each render of a screen. */
  statement?: string;
  /** The folder of the build; that of the remote in this workspace when absent. */
  dist?: string;
}

let count = 0;
const nextHash = (): string => {
  count += 1;
  return `${Date.now().toString(16).slice(-6)}${count.toString(16).padStart(2, '0').slice(-2)}`;
};

/** The members area, where the widgets of members' pages are checked. */
const membersArea = '/members';

/** Uploads a changed build of a remote and lets the gate check it. It is never made live. */
export const screen = async (
  { registry, dataDir, url, apiUrl, chromium, account }: Screening,
  { name, path, statement, dist: built = join(root, name, 'dist') }: CandidateOptions,
): Promise<GateResult> => {
  const dist = changeDist(built, {
    hash: nextHash(),
    ...(statement !== undefined && { script: onRender(statement) }),
    description: (published) => {
      const fresh = withoutPrerendered(published);
      return path === undefined ? fresh : withRoutes(fresh, [path, membersArea]);
    },
  });
  const { version } = registry.publish(dist, { who: 'team', why: 'claim C-30' });
  rmSync(dist, { recursive: true, force: true });
  const { host } = new URL(url);
  return runGate({
    registry,
    dataDir,
    name,
    version,
    origin: url,
    apiUrl,
    zones: [{ site: host, app: `app.${host}`, pay: `pay.${host}` }],
    account,
    chromium,
  });
};

/** Why a candidate was not verified; undefined when it was. */
export const refusalOf = ({ status, checks }: GateResult): string | undefined =>
  status === 'verified'
    ? undefined
    : checks
        .filter(({ verdict }) => verdict === 'failed' || verdict === 'not run')
        .map(({ id, verdict, reason }) => `${id} ${verdict}: ${reason}`)
        .join('; ');
