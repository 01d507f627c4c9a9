import type { BusEvents } from '@pairwise/contracts/events';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import { bus } from '@pairwise/bus';
import type { MountProps, RemoteLifecycles } from '@pairwise/remote';
import type { AppProps } from 'single-spa';

import { isChunkFailure, reloadOnce } from './chunk-reload.ts';
import { type FailureView, showFailure } from './failure-view.tsx';
import { loadLifecycles } from './federation.ts';
import {
  forgive,
  type Loaded,
  loadByLadder,
  needsNewDocument,
  reloadDocument,
  setVersionAside,
} from './load-ladder.ts';
import { skeletonElement } from './skeleton-element.ts';
import type { Source } from './sources.ts';
import { reportFailure } from './report-failure.ts';

/** After this long without a screen the bus says so. */
const SLOW_MS = 2_000;

export interface ActivationOptions {
  name: string;
  /** The version the page chose; it stays the one that is told of until another stands. */
  version: string;
  sources: readonly Source[];
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
  /** Whether the version that stands has a screen for the path; the last good one may lack a route of the page's. */
  owns: (pathname: string) => boolean;
  /** Told that the address has come to another of its routes: where the fallback stands, that is another try. */
  moved: () => void;
  /** Empties the outlet at once; resolves when the remote itself is gone, too. */
  end: () => Promise<void>;
}

interface Mounted {
  source: Source;
  lifecycles: RemoteLifecycles;
  props: MountProps;
  done: Promise<void>;
}

/**
 * Begins a stay. Returns at once: whatever the network or the remote does, the router is free. Each stay has an
 * element of its own, so that a late answer for one that has ended can never appear in the next.
 */
export const activate = (options: ActivationOptions): Activation => {
  const { name, sources, route, outlet, singleSpa, mayShow, previous } = options;
  const started = performance.now();
  const place = document.createElement('div');
  place.dataset['remote'] = name;
  place.dataset['version'] = options.version;

  let ended = false;
  let ready = false;
  let failure: FailureView | undefined;
  let mounted: Mounted | undefined;

  const drawn = outlet.querySelector<HTMLElement>('[data-skeleton]');
  const skeleton = drawn?.dataset['skeleton'] === route.skeleton ? drawn : skeletonElement(route.skeleton);
  outlet.replaceChildren(place, skeleton);
  outlet.ariaBusy = 'true';

  const slow = setTimeout(() => bus.emit('mfe:slow', { remote: name, version: options.version }), SLOW_MS);

  const settle = (): void => {
    clearTimeout(slow);
    skeleton.remove();
    outlet.ariaBusy = null;
  };
  /** `broken`: it was told already that this code fails; that it cannot clean up either is no news. */
  const unmount = async ({ broken }: { broken: boolean }): Promise<void> => {
    const leaving = mounted;
    mounted = undefined;
    // A remote that cannot clean up behind itself hurts nobody: its element is out of the page.
    await leaving?.lifecycles.unmount(leaving.props).catch((error: unknown) => {
      if (!broken) reportFailure(leaving.source, error, 'mount');
    });
  };
  const retry = (): void => {
    if (needsNewDocument(sources)) return reloadDocument();
    forgive(sources);
    failure?.setRetrying(true);
    void show();
  };
  const showFallback = (): void => {
    settle();
    failure?.remove();
    const element = document.createElement('div');
    place.replaceChildren(element);
    failure = showFailure(element, retry);
  };
  /** The code that stands has failed: another version takes its place, or the fallback does. */
  const replace = async (broken: Mounted, error: unknown, phase: FailedPhase): Promise<void> => {
    // What a version does while it is already being replaced is nobody's business any more.
    if (ended || mounted !== broken) return;
    reportFailure(broken.source, error, phase);
    const another = setVersionAside(sources, broken.source.version);
    // At once, before the browser paints what is left of it.
    place.replaceChildren();
    if (another) {
      await unmount({ broken: true });
      await show();
    } else {
      if (isChunkFailure(error) && reloadOnce()) return;
      void unmount({ broken: true });
      showFallback();
    }
  };

  const mount = ({ source, value: lifecycles }: Loaded<RemoteLifecycles>): Promise<void> => {
    failure?.remove();
    failure = undefined;
    const domElement = document.createElement('div');
    place.dataset['version'] = source.version;
    place.replaceChildren(domElement);
    const tellShown = (path: string): void => {
      if (ended || mounted !== standing) return;
      const milliseconds = Math.round(performance.now() - started);
      if (!ready) bus.emit('mfe:ready', { remote: name, version: source.version, milliseconds });
      ready = true;
      settle();
      bus.emit('navigation:done', { path });
    };
    const caught = (error: unknown, phase: 'load' | 'render'): void => {
      const first = phase === 'render' && !ready && mounted === standing;
      if (first && sources.some(({ version }) => version !== source.version))
        return void replace(standing, error, phase);
      // The remote's own boundary shows the way to try again.
      reportFailure(source, error, phase);
      if (isChunkFailure(error)) reloadOnce();
    };
    const props: MountProps = {
      ...singleSpa,
      name,
      domElement,
      onError: caught,
      onBroken: (error) => void replace(standing, error, 'render'),
      onShown: tellShown,
    };
    const standing: Mounted = { source, lifecycles, props, done: Promise.resolve() };
    mounted = standing;
    standing.done = lifecycles.mount(props).then(
      // Also when a boundary inside the remote shows its failure, and no screen.
      () => (ended || mounted !== standing ? undefined : settle()),
      (error: unknown) => replace(standing, error, 'mount'),
    );
    return standing.done;
  };

  const load = async (source: Source): Promise<RemoteLifecycles> => {
    const lifecycles = await loadLifecycles(source);
    if (!ended) await lifecycles.prepare(window.location.pathname);
    return lifecycles;
  };

  const show = async (): Promise<void> => {
    const loading = loadByLadder(sources, load, (source, error) => {
      if (!ended) reportFailure(source, error, 'load');
    });
    try {
      const [loaded, allowed] = await Promise.all([loading, mayShow(route), previous]);
      if (!ended && allowed) await mount(loaded);
    } catch (error) {
      if (ended || (isChunkFailure(error) && reloadOnce())) return;
      showFallback();
    }
  };
  void show();

  return {
    moved: () => {
      if (failure) retry();
    },
    owns: (pathname) => mounted?.lifecycles.owns?.(pathname) !== false,
    end: async () => {
      ended = true;
      settle();
      place.remove();
      failure?.remove();
      await mounted?.done;
      await unmount({ broken: false });
    },
  };
};
