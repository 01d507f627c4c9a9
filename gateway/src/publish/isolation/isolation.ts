import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import * as z from 'zod/mini';

import { browserEnvironment } from '../../env.ts';

const run = promisify(execFile);

/** Ways to keep a browser away from the data directory, the best one first. `isolate.sh` implements them. */
const modes = ['user and namespace', 'user', 'namespace', 'none'] as const;

export const isolation = z.object({
  /** How the data directory is hidden from the browser. */
  mode: z.enum(modes),
  /** Whether the browser runs with its own sandbox. */
  sandbox: z.boolean(),
  /** What this machine cannot isolate, one sentence each. */
  problems: z.array(z.string()),
});

export type Isolation = z.output<typeof isolation>;
type Mode = Isolation['mode'];

/** No isolation at all, for machines that have none, and for tests that prove what the isolation changes. */
export const notIsolated: Isolation = { mode: 'none', sandbox: false, problems: [] };

/** The script that starts a program isolated. Its settings are in the environment of `isolatedEnvironment`. */
export const isolateScript = path.join(import.meta.dirname, 'isolate.sh');

/** A user id that no other service has, so that the browser cannot reach the processes and files of another service. */
const browserUser = 61_900;

const isRoot = (): boolean => process.getuid?.() === 0;

export interface Isolated {
  mode: Mode;
  /** The folder that the browser must not see. */
  dataDir: string;
  command: string;
  /** The browser's folder, which `makeProfile` creates; absent for a probe. */
  profile?: string;
}

/** Returns the environment of a program that `isolateScript` starts. Nothing else of this process is inherited. */
export const isolatedEnvironment = ({ mode, dataDir, command, profile }: Isolated): Record<string, string> => ({
  ...browserEnvironment(),
  // The folder for temporary files of this process may be closed to the browser's user.
  ...(profile !== undefined && { HOME: profile, TMPDIR: profile }),
  GATE_MODE: mode,
  GATE_HIDDEN: dataDir,
  GATE_USER: String(browserUser),
  GATE_PROFILE: profile ?? '',
  GATE_COMMAND: command,
});

/** Creates an empty folder that the isolated browser may write. The caller removes it. */
export const makeProfile = (mode: Mode): string => {
  const profile = mkdtempSync(path.join(tmpdir(), 'gate-browser-'));
  try {
    if (mode.startsWith('user')) chownSync(profile, browserUser, browserUser);
    return profile;
  } catch (error) {
    rmSync(profile, { recursive: true, force: true });
    throw error;
  }
};

const PROBE_MS = 20_000;

/** Runs a program isolated. Returns its output; undefined when it cannot be started that way. */
const probe = async (isolated: Isolated, args: string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await run(isolateScript, args, {
      env: isolatedEnvironment(isolated),
      timeout: PROBE_MS,
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch {
    return undefined;
  }
};

/** Whether the browser starts this way. */
const starts = async (isolated: Isolated, sandbox: boolean): Promise<boolean> => {
  const args = [...(sandbox ? [] : ['--no-sandbox']), '--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  let profile: string | undefined;
  try {
    profile = makeProfile(isolated.mode);
    return (await probe({ ...isolated, profile }, args))?.includes('<html') ?? false;
  } catch {
    // Without a folder for it, the browser does not start this way: a full disk must not end a gateway that serves pages.
    return false;
  } finally {
    if (profile !== undefined) rmSync(profile, { recursive: true, force: true });
  }
};

/** `find` fails for folders that it cannot open, so a shell that always succeeds runs it. */
const listReadable = 'find "$0" -type f -readable 2>/dev/null | head -n 1; echo end';

const detect = async (dataDir: string, chromium: string): Promise<Isolation> => {
  if (!existsSync(chromium)) return { ...notIsolated, problems: [`No browser is installed at ${chromium}.`] };
  for (const mode of modes.filter((each) => each === 'none' || isRoot() === each.startsWith('user'))) {
    const readable = await probe({ mode, dataDir, command: '/bin/sh' }, ['-c', listReadable, dataDir]);
    if (readable === undefined) continue;
    const isolated = { mode, dataDir, command: chromium };
    const sandbox = await starts(isolated, true);
    if (!sandbox && !(await starts(isolated, false))) continue;
    const problems = [
      ...(mode === 'none' ? ["The gate's browser runs as the gateway's user and can read the data directory."] : []),
      ...(mode !== 'none' && readable.trim() !== 'end'
        ? [`The gate's browser can read the files of ${dataDir} that every user of this machine can read.`]
        : []),
      ...(sandbox ? [] : ["The gate's browser runs without its sandbox."]),
    ];
    return { mode, sandbox, problems };
  }
  return { ...notIsolated, problems: ["The gate's browser cannot be started on this machine."] };
};

const detected = new Map<string, Promise<Isolation>>();

/**
 * Detects by running it how far this machine can isolate the gate's browser from the data directory. Takes about two
 * seconds the first time; the result is kept.
 */
export const detectIsolation = (dataDir: string, chromium: string): Promise<Isolation> => {
  const key = `${dataDir}\0${chromium}`;
  const known = detected.get(key);
  if (known) return known;
  const found = detect(dataDir, chromium);
  detected.set(key, found);
  return found;
};
