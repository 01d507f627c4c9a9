import { join } from 'node:path';

import type { RegisteredVersion, Registry } from '@pairwise/gateway/registry';

import { root } from '../../workspace.ts';
import { makeVariant } from '../support/variant.ts';
import type { FaultId } from './faults.ts';

const insert = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text)) throw new Error(`The built code contains no place for the fault: ${pattern.source}`);
  return text.replace(pattern, replacement);
};

const throws = '()=>{throw new Error("deliberate: render")}';

/** webpack writes the default export of a screen as a getter of a variable, or as the value itself. */
const throwInRender = (text: string): string =>
  /default:\(\)=>\w+/.test(text)
    ? insert(text, /default:\(\)=>\w+/, `default:()=>${throws}`)
    : insert(text, /\["default",0,/, `["default",0,${throws},"screen",0,`);

type Edit = (path: string, text: string) => string;

/** The changes that break the code of a version. The names of chunks begin with `lifecycle` and `screen-`. */
const edits: Partial<Record<FaultId, Edit>> = {
  'syntax error': (path, text) => (path.startsWith('lifecycle') ? `${text}\n)(` : text),
  'throws on load': (path, text) => (path === 'remoteEntry.js' ? `throw new Error("deliberate: load");${text}` : text),
  'throws on mount': (path, text) =>
    path.startsWith('lifecycle')
      ? insert(text, /"mount",0,\w+/, '"mount",0,()=>Promise.reject(new Error("deliberate: mount"))')
      : text,
  'throws in render': (path, text) => (path.startsWith('screen-') ? throwInRender(text) : text),
};

/** Makes the shell wait a minute for a remote instead of seconds. C-12 must find that. */
const patient: Edit = (path, text) => (path === 'main.js' ? insert(text, /\b[48]e3\b/g, '6e4') : text);

const by = { who: 'claim C-12', why: 'breaks a remote on purpose' };

export interface Stage {
  /** The version that the pages of the next case name. */
  current: string;
  /** The earlier version that the shell may load instead. */
  lastGood: string | undefined;
}

/** Creates functions that put new versions of remotes live, broken or not. */
export const stageVersions = (registry: Registry, folder: string, mark: string) => {
  let count = 0;
  const putLive = (name: string, edit?: Edit): string => {
    count += 1;
    const target = join(folder, `${name}-${count}`);
    makeVariant(join(root, name, 'dist'), target, `${mark}-${count}`, edit);
    return registry.putLive(target, by).version;
  };
  /** Revokes all versions but one, so that the shell may load none of them instead. */
  const revokeOthers = (name: string, kept: string): void => {
    const versions: RegisteredVersion[] = Object.values(registry.current().versions[name] ?? {});
    for (const { version, status } of versions) {
      if (version !== kept && status === 'verified') registry.revoke(name, version, by);
    }
  };
  /** Uploads a good version without checks: its files are served, but the shell may not load it instead. */
  const upload = (name: string): void => {
    count += 1;
    const target = join(folder, `${name}-${count}`);
    makeVariant(join(root, name, 'dist'), target, `${mark}-${count}`);
    registry.publish(target, by);
  };
  return {
    /** Puts a version live, with or without an earlier good version. */
    stage: (name: string, { fault, lastGood }: { fault?: FaultId; lastGood: boolean }): Stage => {
      upload(name);
      const good = lastGood ? putLive(name) : undefined;
      const current = putLive(name, fault && edits[fault]);
      if (good === undefined) revokeOthers(name, current);
      return { current, lastGood: good };
    },
    repair: (name: string): string => putLive(name),
    patientShell: (): string => putLive('shell', patient),
    /** Rolls back, as a team does. */
    rollback: (name: string): number => registry.rollback(name, by),
  };
};

export type Stages = ReturnType<typeof stageVersions>;
