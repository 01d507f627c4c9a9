import { join } from 'node:path';

import type { RegisteredVersion, Registry } from '@pairwise/gateway/registry';

import { root } from '../../workspace.ts';
import { makeVariant } from '../support/variant.ts';
import type { FaultId } from './faults.ts';

const inserted = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text)) throw new Error(`the built code has no place for the fault: ${pattern.source}`);
  return text.replace(pattern, replacement);
};

type Edit = (path: string, text: string) => string;

/** How the code of a version is broken. `lifecycle` and `screen` are the beginnings of the chunks' names. */
const edits: Partial<Record<FaultId, Edit>> = {
  'syntax error': (path, text) => (path.startsWith('lifecycle') ? `${text}\n)(` : text),
  'throws on load': (path, text) => (path === 'remoteEntry.js' ? `throw new Error("deliberate: load");${text}` : text),
  'throws on mount': (path, text) =>
    path.startsWith('lifecycle')
      ? inserted(text, /"mount",0,\w+/, '"mount",0,()=>Promise.reject(new Error("deliberate: mount"))')
      : text,
  'throws in render': (path, text) =>
    path.startsWith('screen-')
      ? inserted(text, /default:\(\)=>\w+/, 'default:()=>()=>{throw new Error("deliberate: render")}')
      : text,
};

/** A shell that gives a remote a minute in place of seconds: what C-12 must notice. */
const patient: Edit = (path, text) => (path === 'main.js' ? inserted(text, /\b[48]e3\b/g, '6e4') : text);

const by = { who: 'claim C-12', why: 'breaks a remote on purpose' };

export interface Stage {
  /** The version the pages of the next case are made with. */
  current: string;
  /** The version that stands in for it. */
  lastGood: string | undefined;
}

/** Puts versions of remotes live, whole or broken, each a new one. */
export const stageVersions = (registry: Registry, folder: string, mark: string) => {
  let made = 0;
  const putLive = (name: string, edit?: Edit): string => {
    made += 1;
    const target = join(folder, `${name}-${made}`);
    makeVariant(join(root, name, 'dist'), target, `${mark}-${made}`, edit);
    return registry.putLive(target, by).version;
  };
  /** All versions but one are revoked: none of them may stand in any more. */
  const distrust = (name: string, but: string): void => {
    const versions: RegisteredVersion[] = Object.values(registry.current().versions[name] ?? {});
    for (const { version, status } of versions) {
      if (version !== but && status === 'verified') registry.revoke(name, version, by);
    }
  };
  /** In the store, whole, and never checked: its files are given out, and it stands in for nothing. */
  const upload = (name: string): void => {
    made += 1;
    const target = join(folder, `${name}-${made}`);
    makeVariant(join(root, name, 'dist'), target, `${mark}-${made}`);
    registry.publish(target, by);
  };
  return {
    /** Makes a remote's live version, with one that can stand in for it or without. */
    stage: (name: string, { fault, lastGood }: { fault?: FaultId; lastGood: boolean }): Stage => {
      upload(name);
      const good = lastGood ? putLive(name) : undefined;
      const current = putLive(name, fault && edits[fault]);
      if (good === undefined) distrust(name, current);
      return { current, lastGood: good };
    },
    heal: (name: string): string => putLive(name),
    patientShell: (): string => putLive('shell', patient),
    /** The way back, as a team would take it. */
    rollback: (name: string): number => registry.rollback(name, by),
  };
};

export type Stages = ReturnType<typeof stageVersions>;
