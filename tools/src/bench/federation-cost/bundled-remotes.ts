/**
 * Stands in for the shell's `federation.ts` in the bundle that federation is measured against: the same lifecycles of
 * the same remotes, fetched as webpack chunks of one build instead of through the federation runtime.
 */
import { createLifecycles, type RemoteLifecycles, type WidgetLoaders } from '@pairwise/remote';

export const ATTEMPT_MS = 4_000;
export const knowRemotes = (): void => undefined;
export const forgetRemote = (): void => undefined;

const loaders: Record<string, () => Promise<{ remote: Parameters<typeof createLifecycles>[0] }>> = {
  'mf-auth': () => import(/* webpackChunkName: "mf-auth-remote" */ '../../../../mf-auth/remote.ts'),
  'mf-members': () => import(/* webpackChunkName: "mf-members-remote" */ '../../../../mf-members/remote.ts'),
  'mf-chat': () => import(/* webpackChunkName: "mf-chat-remote" */ '../../../../mf-chat/remote.ts'),
  'mf-billing': () => import(/* webpackChunkName: "mf-billing-remote" */ '../../../../mf-billing/remote.ts'),
  'mf-landers': () => import(/* webpackChunkName: "mf-landers-remote" */ '../../../../mf-landers/remote.ts'),
};

export const loadLifecycles = async (name: string): Promise<RemoteLifecycles> => {
  const load = loaders[name];
  if (load === undefined) throw new Error(`the bundle has no ${name}`);
  return createLifecycles((await load()).remote);
};

export const loadWidgets = (): Promise<WidgetLoaders> => Promise.resolve({});
