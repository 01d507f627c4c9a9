import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData, ResolvedRemote } from '@pairwise/contracts/registry';
import { type RemoteRoute, shellRoutes } from '@pairwise/contracts/remote';
import { addFailureMessages, within } from '@pairwise/remote';
import { type AppProps, registerApplication, start } from 'single-spa';

import { askAfterNavigation, documentIsStale } from '../revision/index.ts';
import './shared-modules.ts';
import { type Activation, activate } from './activation.ts';
import { reloadDocument } from './load-ladder.ts';
import { offerSlots } from './slots.ts';
import { type Source, sourcesOf } from './sources.ts';
import { trustScripts } from './trusted-url.ts';

/** The route of the address and who shows it. */
export interface ActiveRoute {
  route: RemoteRoute;
  /** Name of a remote, or `shell` for the shell's own screen. */
  remote: string;
}

export interface RemotesOptions {
  page: Pick<PageData, 'remotes' | 'zone'>;
  /** Where the screens stand. Belongs to this module: never re-created, filled by nobody else. */
  outlet: HTMLElement;
  /** Called at once and whenever the address comes to belong to another route; null when nobody owns it. */
  onActive: (active: ActiveRoute | null) => void;
  /** Asked while the code of a route is on its way; false leaves the skeleton, for who leads the visitor elsewhere. */
  mayShow?: (route: RemoteRoute) => Promise<boolean>;
}

/** A remote that does not leave within this time is left behind; its element is out of the page already. */
const END_MS = 1_000;

type OwnedRoute = RemoteRoute & { remote: string };

const ownedRoutes = ({ remotes, zone }: RemotesOptions['page']): OwnedRoute[] => [
  ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote: remote.name }))),
  ...shellRoutes.filter((route) => route.zone === zone).map((route) => ({ ...route, remote: 'shell' })),
];

interface AppOptions extends RemotesOptions {
  current: () => OwnedRoute | undefined;
  sources: readonly Source[];
  /** Told of the stay that has begun. */
  onActivation: (activation: Activation | undefined) => void;
}

/** What single-spa mounts: it resolves at once, so that no remote can keep the router waiting. */
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
 * Registers the page's remotes and begins to follow the address. Nothing of a remote is fetched before its route is
 * the current one.
 */
export const startRemotes = (options: RemotesOptions): void => {
  const { page, onActive } = options;
  const routes = ownedRoutes(page);
  const current = (): OwnedRoute | undefined => matchRoute(routes, window.location.pathname);

  const sources = new Map(page.remotes.map((remote) => [remote.name, sourcesOf(remote)]));
  const sourcesFor = (name: string): readonly Source[] => sources.get(name) ?? [];
  let activation: Activation | undefined;

  addFailureMessages();
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
  /** Within one remote too: a version that stands in for another may lack the screen. */
  const isShown = (route: OwnedRoute): boolean =>
    route.remote !== last?.remote || activation?.owns(window.location.pathname) !== false;

  window.addEventListener('single-spa:before-routing-event', () => {
    const route = current();
    // Another zone's address, or nobody's: the server knows, so the document of that address is loaded. So it is when
    // something of this document must not run any more.
    if (route && isShown(route) && !documentIsStale()) {
      if (route.remote === last?.remote && route !== last) activation?.moved();
      follow();
      askAfterNavigation(reloadDocument);
    } else if (route ?? last) reloadDocument();
  });
  start({ urlRerouteOnly: true });
};
