import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SharedRegistry } from '@pairwise/gateway/registry';

import { runTool } from '../../run-tool.ts';
import { root } from '../../workspace.ts';

/** One way to change what is live. */
export interface Way {
  title: string;
  /** Runs once before the measurements. */
  prepare?(): Promise<void>;
  promote(name: string, version: string): Promise<void>;
  /** Goes back to the version that was live before. */
  rollback(name: string, version: string): Promise<void>;
  revoke(name: string, version: string): Promise<void>;
}

const why = 'measured by npm run bench';

/** Changes the registry by the library, as `npm start` does. */
export const byLibrary = (registry: SharedRegistry): Way => ({
  title: 'library',
  promote: async (name, version) => void (await registry.promote(name, version, { who: 'bench', why })),
  rollback: async (name, version) => void (await registry.rollback(name, { who: 'bench', why }, version)),
  revoke: async (name, version) => void (await registry.revoke(name, version, { who: 'bench', why })),
});

/** Reads the token that demo mode created for a team. */
export const demoToken = (dataDir: string, team: string): string => {
  const tokens = JSON.parse(readFileSync(join(dataDir, 'secrets/demo-tokens.json'), 'utf8')) as Record<string, string>;
  const token = tokens[team];
  if (token === undefined) throw new Error(`Demo mode created no token for the team ${team}.`);
  return token;
};

/** Uses the control API over HTTP, as the console and the command line do. */
export const byControlApi = (url: string, dataDir: string): Way => {
  const post = async (name: string, action: string, version: string): Promise<void> => {
    const health = await fetch(`${url}/health`);
    const { revision: expectedRevision } = (await health.json()) as { revision: number };
    const response = await fetch(`${url}/api/names/${name}/${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${demoToken(dataDir, name.replace('mf-', ''))}`,
      },
      body: JSON.stringify({ version, why, expectedRevision }),
    });
    if (response.status !== 200) throw new Error(`${action} returned ${response.status}: ${await response.text()}`);
  };
  return {
    title: 'control API',
    promote: (name, version) => post(name, 'promote', version),
    rollback: (name, version) => post(name, 'rollback', version),
    revoke: (name, version) => post(name, 'revoke', version),
  };
};

/** Runs the command that a person types, including its start-up. */
export const byCommand = (url: string, dataDir: string): Way => {
  const mfe = async (...args: string[]): Promise<void> => {
    const { code, output } = await runTool('npm', ['run', '--silent', 'mfe', '--', ...args], {
      cwd: root,
      env: { MFE_URL: url, DATA_DIR: dataDir, MFE_TOKEN: undefined },
    });
    if (code !== 0) throw new Error(`mfe ${args.join(' ')} failed:\n${output}`);
  };
  return {
    title: 'npm run mfe',
    // The first command of a checkout may install packages.
    prepare: () => mfe('list'),
    promote: (name, version) => mfe('promote', name, version, '--why', why),
    rollback: (name, version) => mfe('rollback', name, version, '--why', why),
    revoke: (name, version) => mfe('revoke', name, version, '--why', why),
  };
};
