import { setTimeout as wait } from 'node:timers/promises';

import { readScreen, type ScreenState } from './in-page.ts';
import type { IsolatedWorld } from './isolated-world.ts';

const READY_MS = 15_000;
const UNMOUNT_MS = 5_000;
const POLL_MS = 50;

export type Shown =
  /** The screen is rendered. */
  | { kind: 'ready' }
  /** The fallback is rendered in its place. */
  | { kind: 'failed' }
  /** Another address was shown, because the visitor was redirected. */
  | { kind: 'elsewhere'; address: string }
  | { kind: 'late' };

type World = Pick<IsolatedWorld, 'evaluate'>;

/** Reads the screen until it is as wanted. Returns the last state after the time. */
const readUntil = async (
  { evaluate }: World,
  { name, version = '' }: { name: string; version?: string },
  isWanted: (state: ScreenState) => boolean,
  timeoutMs: number,
): Promise<ScreenState> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const state = await evaluate(readScreen, name, version);
    if (isWanted(state) || Date.now() > end) return state;
    await wait(POLL_MS);
  }
};

/** Waits until a remote's screen is rendered, or the fallback in its place. */
export const waitForScreen = async (
  world: World,
  { name, version, address }: { name: string; version: string; address: string },
): Promise<Shown> => {
  const isReady = ({ hasContent, isBusy }: ScreenState): boolean => hasContent && !isBusy;
  const { path, hasFailed, ...state } = await readUntil(
    world,
    { name, version },
    (each) => isReady(each) || each.hasFailed || (each.path !== address && !each.isBusy),
    READY_MS,
  );
  // A redirect counts first, whatever was rendered.
  if (path !== address) return { kind: 'elsewhere', address: path };
  if (hasFailed) return { kind: 'failed' };
  return isReady({ path, hasFailed, ...state }) ? { kind: 'ready' } : { kind: 'late' };
};

/** Waits until nothing of a remote is in the outlet. Returns false after a while. */
export const hasLeft = async (world: World, name: string): Promise<boolean> =>
  (await readUntil(world, { name }, ({ isLeft }) => isLeft, UNMOUNT_MS)).isLeft;

/** Waits until the shell's own screen is rendered and the outlet contains only what the gateway rendered. */
export const waitForShellScreen = async (world: World): Promise<boolean> =>
  (await readUntil(world, { name: '' }, ({ isShellScreen }) => isShellScreen, READY_MS)).isShellScreen;
