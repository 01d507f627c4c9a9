/**
 * Replaces the shell's `federation.ts` in the bundle that federation is compared with: the same lifecycles and widgets of
 * the same remotes, loaded as webpack chunks of one build instead of through the federation runtime.
 */
import { createLifecycles, createWidgets } from '@pairwise/remote';

/** The replaced module. An export or a parameter that this file lacks does not compile. */
type Federation = typeof import('../../../../shell/src/remotes/federation.ts');

const loaders: Record<string, () => Promise<{ remote: Parameters<typeof createLifecycles>[0] }>> = {
  'mf-auth': () => import(/* webpackChunkName: "mf-auth-remote" */ '../../../../mf-auth/remote.ts'),
  'mf-members': () => import(/* webpackChunkName: "mf-members-remote" */ '../../../../mf-members/remote.ts'),
  'mf-chat': () => import(/* webpackChunkName: "mf-chat-remote" */ '../../../../mf-chat/remote.ts'),
  'mf-billing': () => import(/* webpackChunkName: "mf-billing-remote" */ '../../../../mf-billing/remote.ts'),
  'mf-landers': () => import(/* webpackChunkName: "mf-landers-remote" */ '../../../../mf-landers/remote.ts'),
};

const remoteOf = async (name: string) => {
  const load = loaders[name];
  if (load === undefined) throw new Error(`The bundle has no remote ${name}.`);
  return (await load()).remote;
};

const bundled: Federation = {
  ATTEMPT_MS: 4_000,
  // webpack requests a failed chunk again by itself, as it does in a remote whose entry has run.
  hasRun: () => true,
  discardFailedEntry: () => undefined,
  loadLifecycles: async ({ name }) => createLifecycles(await remoteOf(name)),
  loadWidgets: async ({ name }) => createWidgets(await remoteOf(name)),
};

export const { ATTEMPT_MS, hasRun, discardFailedEntry, loadLifecycles, loadWidgets } = bundled;
