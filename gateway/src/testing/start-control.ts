import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { VersionNotes } from '@pairwise/contracts/console';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import { type Action, type NewToken, openTokens, type Tokens } from '../access/index.ts';
import { type ControlOptions, createControl } from '../control/control-app.ts';
import type { Gate } from '../control/gate-queue.ts';
import { openRegistry, type Registry } from '../registry/index.ts';
import { openHealth } from '../rollout/health.ts';
import { checkResponses } from './check-responses.ts';
import { temporaryFolder } from './make-dist.ts';

/** Passes every version whose entry does not contain `bad`. The real gate has its own tests. */
export const smallGate: Gate = async ({ store, registry, name, version }) => {
  const found = registry.current().versions[name]?.[version];
  const entry = found && (await store.read(found, found.entry));
  const isBad = entry?.toString().includes('bad') ?? true;
  const verdict = isBad ? 'failed' : 'passed';
  return {
    status: isBad ? 'refused' : 'verified',
    checks: [{ id: 'entry', verdict, reason: isBad ? 'It is bad.' : 'It is good.' }],
  };
};

export interface RunningControl {
  url: string;
  dataDir: string;
  registry: Registry;
  tokens: Tokens;
  /** Creates a token and returns its text; by default for one name and every action except approval. */
  tokenFor: (name: string, more?: Partial<NewToken>) => string;
  /** Stops it. Rejects when a response was not as the OpenAPI document says. */
  stop: () => Promise<void>;
}

const teamActions: Action[] = ['publish', 'canary', 'promote', 'rollback', 'revoke', 'override', 'read'];

/** Starts the control API on its own port, over HTTP, with an empty registry. */
export const startControl = async (options: Partial<ControlOptions> = {}): Promise<RunningControl> => {
  const dataDir = options.dataDir ?? temporaryFolder();
  const registry = openRegistry({ dataDir });
  const tokens = openTokens({ dataDir, ...(options.now && { now: options.now }) });
  const health = openHealth({ dataDir });
  const app = createControl({
    dataDir,
    demo: true,
    logLevel: 'silent',
    https: false,
    origin: 'http://127.0.0.1:9',
    gate: smallGate,
    uploadBytesPerDay: 2 ** 31,
    health: { health, lastVerdict: () => undefined },
    ...options,
  });
  const responses = checkResponses(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await responses.start();
  return {
    url,
    dataDir,
    registry,
    tokens,
    tokenFor: (name, more) =>
      tokens.create({ team: name.replace('mf-', ''), person: 'one', remotes: [name], actions: teamActions, ...more })
        .text,
    stop: async () => {
      await app.close();
      await health.close();
      const problems = responses.problems();
      if (problems.length > 0) throw new Error(`Responses differ from the OpenAPI document:\n${problems.join('\n')}`);
    },
  };
};

/** The parts of an upload before it is sent, so that tests can remove or change them. */
export interface UploadParts {
  description: PublishedVersion | string;
  contract: string;
  commit?: string;
  /** An object is sent as JSON. */
  notes?: VersionNotes | string;
  files: { path: string; content: Buffer | string }[];
}

/** Returns the parts of a build's upload. */
export const uploadParts = (dist: string): UploadParts => {
  const description = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as PublishedVersion;
  return {
    description,
    contract: readFileSync(path.join(dist, 'contract.json'), 'utf8'),
    commit: '9f2c1ab',
    files: description.files.map((file) => ({ path: file.path, content: readFileSync(path.join(dist, file.path)) })),
  };
};

/** Returns the form of an upload, as the command line sends it. */
export const uploadForm = ({ description, contract, commit, notes, files }: UploadParts): FormData => {
  const form = new FormData();
  form.append('description', typeof description === 'string' ? description : JSON.stringify(description));
  form.append('contract', new Blob([contract]), 'contract.json');
  if (commit !== undefined) form.append('commit', commit);
  if (notes !== undefined) form.append('notes', typeof notes === 'string' ? notes : JSON.stringify(notes));
  for (const file of files)
    form.append(
      'file',
      new Blob([typeof file.content === 'string' ? file.content : new Uint8Array(file.content)]),
      file.path,
    );
  return form;
};
