import type { BusEvents } from '@pairwise/contracts/events';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import { bus } from '@pairwise/bus';
import type { MountProps, RemoteLifecycles } from '@pairwise/remote';
import type { AppProps } from 'single-spa';

import { isChunkFailure, reloadOnce } from './chunk-reload.ts';
import { type FailureView, showFailure } from './failure-view.tsx';
import { loadLifecycles } from './federation.ts';
import { isHang, loadWithRetry, reloadDocument } from './load-ladder.ts';
import { skeletonElement } from './skeleton-element.ts';

/** After this long without a screen the bus says so. */
const SLOW_MS = 2_000;

export interface ActivationOptions {
  remote: ResolvedRemote;
  route: RemoteRoute;
  outlet: HTMLElement;
  singleSpa: AppProps;
  mayShow: (route: RemoteRoute) => Promise<boolean>;
  /** Resolves when the activation before this one has left the page: one remote is never mounted twice. */
  previous: Promise<void>;
}

type FailedPhase = BusEvents['mfe:failed']['phase'];

/** One stay of a remote in the page, from the address that asked for it to the address that ends it. */
export interface Activation {
  /** Empties the outlet at once; resolves when the remote itself is gone, too. */
  end: () => Promise<void>;
}

/**
 * Begins a stay. Returns at once: whatever the network or the remote does, the router is free. Each stay has an
 * element of its own, so that a late answer for one that has ended can never appear in the next.
 */
export const activate = ({ remote, route, outlet, singleSpa, mayShow, previous }: ActivationOptions): Activation => {
  const { name, version } = remote;
  const started = performance.now();
  const place = document.createElement('div');
  place.dataset['remote'] = name;
  place.dataset['version'] = version;

  let ended = false;
  let ready = false;
  let failure: FailureView | undefined;
  let mounted: { lifecycles: RemoteLifecycles; props: MountProps; done: Promise<void> } | undefined;

  const drawn = outlet.querySelector<HTMLElement>('[data-skeleton]');
  const skeleton = drawn?.dataset['skeleton'] === route.skeleton ? drawn : skeletonElement(route.skeleton);
  outlet.replaceChildren(place, skeleton);
  outlet.ariaBusy = 'true';

  const slow = setTimeout(() => bus.emit('mfe:slow', { remote: name, version }), SLOW_MS);

  const settle = (): void => {
    clearTimeout(slow);
    skeleton.remove();
    outlet.ariaBusy = null;
  };
  const tellFailure = (error: unknown, phase: FailedPhase): void => {
    const message = error instanceof Error ? error.message : String(error);
    // oxlint-disable-next-line no-console -- what a member sees only as a fallback, a developer must see whole
    console.error(`${name} ${version} failed (${phase})`, error);
    bus.emit('mfe:failed', { remote: name, version, phase, message });
  };
  const unmount = async (): Promise<void> => {
    const leaving = mounted;
    mounted = undefined;
    // A remote that cannot clean up behind itself hurts nobody: its element is out of the page.
    await leaving?.lifecycles.unmount(leaving.props).catch((error: unknown) => tellFailure(error, 'mount'));
  };
  const fail = (error: unknown, phase: FailedPhase): void => {
    if (ended) return;
    tellFailure(error, phase);
    if (isChunkFailure(error) && reloadOnce()) return;
    void unmount();
    settle();
    failure?.remove();
    const element = document.createElement('div');
    place.replaceChildren(element);
    const retry = (): void => {
      // A second request for an address waits for the first; only a new document is rid of one that hangs.
      if (isHang(error)) return reloadDocument();
      view.setRetrying(true);
      void show();
    };
    const view = showFailure(element, retry);
    failure = view;
    // Without a network nothing was wrong with the remote: it comes as soon as there is one again.
    const stillFailed = (): void => {
      if (!ended && failure === view) retry();
    };
    if (!navigator.onLine) window.addEventListener('online', stillFailed, { once: true });
  };
  const tellShown = (path: string): void => {
    if (ended) return;
    if (!ready) bus.emit('mfe:ready', { remote: name, version, milliseconds: Math.round(performance.now() - started) });
    ready = true;
    settle();
    bus.emit('navigation:done', { path });
  };

  const mount = (lifecycles: RemoteLifecycles): Promise<void> => {
    failure?.remove();
    failure = undefined;
    const domElement = document.createElement('div');
    place.replaceChildren(domElement);
    const props: MountProps = {
      ...singleSpa,
      name,
      domElement,
      onError: (error, phase) => {
        tellFailure(error, phase);
        if (isChunkFailure(error)) reloadOnce();
      },
      onBroken: (error) => fail(error, 'render'),
      onShown: tellShown,
    };
    const done = lifecycles.mount(props).then(
      // Also when a boundary inside the remote shows its failure, and no screen.
      () => (ended ? undefined : settle()),
      (error: unknown) => fail(error, 'mount'),
    );
    mounted = { lifecycles, props, done };
    return done;
  };

  const load = async (): Promise<RemoteLifecycles> => {
    const lifecycles = await loadLifecycles(name);
    await lifecycles.prepare(window.location.pathname);
    return lifecycles;
  };

  const show = async (): Promise<void> => {
    try {
      const [lifecycles, allowed] = await Promise.all([loadWithRetry(name, load), mayShow(route), previous]);
      if (!ended && allowed) await mount(lifecycles);
    } catch (error) {
      fail(error, 'load');
    }
  };
  void show();

  return {
    end: async () => {
      ended = true;
      settle();
      place.remove();
      failure?.remove();
      await mounted?.done;
      await unmount();
    },
  };
};
