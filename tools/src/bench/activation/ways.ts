import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Registry } from '@pairwise/gateway/registry';

import { runTool } from '../../run-tool.ts';
import { root } from '../../workspace.ts';

/** One way to change what is live. */
export interface Way {
  title: string;
  /** Done once, before anything is measured. */
  prepare?(): Promise<void>;
  promote(name: string, version: string): Promise<void>;
  rollback(name: string): Promise<void>;
}

const why = 'measured by npm run bench';

/** By the library, as `npm start` does. */
export const byLibrary = (registry: Registry): Way => ({
  title: 'library',
  promote: (name, version) => Promise.resolve(void registry.promote(name, version, { who: 'bench', why })),
  rollback: (name) => Promise.resolve(void registry.rollback(name, { who: 'bench', why })),
});

/** The token that demo mode made for a team. */
const demoToken = (dataDir: string, team: string): string => {
  const tokens = JSON.parse(readFileSync(join(dataDir, 'secrets/demo-tokens.json'), 'utf8')) as Record<string, string>;
  const token = tokens[team];
  if (token === undefined) throw new Error(`there is no token for the team ${team}`);
  return token;
};

/** By the control API over HTTP, as the console and the command line do. */
export const byControlApi = (url: string, dataDir: string): Way => {
  const post = async (name: string, action: string, body: Record<string, string>): Promise<void> => {
    const answer = await fetch(`${url}/api/names/${name}/${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${demoToken(dataDir, name.replace('mf-', ''))}`,
      },
      body: JSON.stringify({ ...body, why }),
    });
    if (answer.status !== 200) throw new Error(`${action} was answered with ${answer.status}: ${await answer.text()}`);
  };
  return {
    title: 'control API',
    promote: (name, version) => post(name, 'promote', { version }),
    rollback: (name) => post(name, 'rollback', {}),
  };
};

/** By the command that a person types, its start-up included. */
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
    rollback: (name) => mfe('rollback', name, '--why', why),
  };
};
