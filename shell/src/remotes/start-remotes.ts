import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData, ResolvedRemote } from '@pairwise/contracts/registry';
import { type RemoteRoute, shellRoutes } from '@pairwise/contracts/remote';
import { within } from '@pairwise/remote';
import { type AppProps, registerApplication, start } from 'single-spa';

import { checkAfterNavigation, documentIsStale } from '../revision/index.ts';
import './shared-modules.ts';
import { type Activation, activate } from './activation.ts';
import { reloadDocument } from './load-ladder.ts';
import { offerSlots } from './slots.ts';
import { type Source, sourcesOf } from './sources.ts';
import { trustScripts } from './trusted-url.ts';

/** The route of the address and its owner. */
export interface ActiveRoute {
  route: RemoteRoute;
  /** Name of a remote, or `shell` for the shell's own screen. */
  remote: string;
}

export interface RemotesOptions {
  page: Pick<PageData, 'remotes' | 'zone'>;
  /** The element of the screens. This module owns it: never create it again or add anything to it. */
  outlet: HTMLElement;
  /** Called immediately and at each change of the route; null when no remote owns the address. */
  onActive: (active: ActiveRoute | null) => void;
  /**
   * Called for every route that becomes the current one, while its code loads. When it resolves to false, the caller
   * redirects, and the skeleton stays until then.
   */
  mayShow?: (route: RemoteRoute) => Promise<boolean>;
}

/** How long the router waits for an unmount, in milliseconds. The element is removed from the page already. */
const END_MS = 1_000;

type OwnedRoute = RemoteRoute & { remote: string };

const ownedRoutes = ({ remotes, zone }: RemotesOptions['page']): OwnedRoute[] => [
  ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote: remote.name }))),
  ...shellRoutes.filter((route) => route.zone === zone).map((route) => ({ ...route, remote: 'shell' })),
];

interface AppOptions extends RemotesOptions {
  current: () => OwnedRoute | undefined;
  sources: readonly Source[];
  /** Called with the activation that has started, and with undefined when it ends. */
  onActivation: (activation: Activation | undefined) => void;
}

/** Creates the application that single-spa mounts. `mount` resolves immediately, so that no remote blocks the router. */
const remoteApp = ({ name, version }: ResolvedRemote, options: AppOptions) => {
  const { current, sources, outlet, onActivation, mayShow = () => Promise.resolve(true) } = options;
  let activation: Activation | undefined;
  let previous: Promise<void> = Promise.resolve();
  return {
    bootstrap: () => Promise.resolve(),
    mount: (singleSpa: AppProps) => {
      const route = current();
      if (route) activation = activate({ name, version, sources, route, outlet, singleSpa, mayShow, previous });
      onActivation(activation);
      return Promise.resolve();
    },
    unmount: async () => {
      previous = activation?.end() ?? previous;
      activation = undefined;
      onActivation(undefined);
      await within(previous, END_MS, name).catch(() => undefined);
    },
  };
};

/**
 * Registers the page's remotes and starts to follow the address. A remote is loaded when one of its routes becomes the
 * current one, or when a slot needs its widget.
 */
export const startRemotes = (options: RemotesOptions): void => {
  const { page, onActive } = options;
  const routes = ownedRoutes(page);
  const current = (): OwnedRoute | undefined => matchRoute(routes, window.location.pathname);

  const sources = new Map(page.remotes.map((remote) => [remote.name, sourcesOf(remote)]));
  const sourcesFor = (name: string): readonly Source[] => sources.get(name) ?? [];
  let activation: Activation | undefined;

  trustScripts([...sources.values()].flat().map(({ entry }) => entry));
  offerSlots(page.remotes, sourcesFor);

  let last: OwnedRoute | undefined;
  const follow = (): void => {
    const route = current();
    if (route && route === last) return;
    last = route;
    onActive(route ? { route, remote: route.remote } : null);
  };

  for (const remote of page.remotes) {
    registerApplication({
      name: remote.name,
      app: () =>
        Promise.resolve(
          remoteApp(remote, {
            ...options,
            current,
            sources: sourcesFor(remote.name),
            onActivation: (next) => {
              activation = next;
            },
          }),
        ),
      activeWhen: () => current()?.remote === remote.name,
    });
  }

  follow();
  /** Also false inside one remote, when the version that replaced another one lacks the screen. */
  const canShow = (route: OwnedRoute): boolean =>
    route.remote !== last?.remote || activation?.owns(window.location.pathname) !== false;

  window.addEventListener('single-spa:before-routing-event', () => {
    const route = current();
    // An address of another zone, or an unknown one, is loaded as a document. So is the next address after a version of
    // this document was revoked.
    if (route && canShow(route) && !documentIsStale()) {
      if (route.remote === last?.remote && route !== last) activation?.moved(route);
      follow();
      checkAfterNavigation(reloadDocument);
    } else if (route ?? last) reloadDocument();
  });
  start({ urlRerouteOnly: true });
};
