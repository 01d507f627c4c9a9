import type { BusEvents } from '@pairwise/contracts/events';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import { bus } from '@pairwise/bus';
import type { MountProps, RemoteLifecycles } from '@pairwise/remote';
import type { AppProps } from 'single-spa';

import { rememberPresses } from '../early-presses.ts';
import { isChunkFailure, reloadOnce } from './chunk-reload.ts';
import { type FailureView, showFailure } from './failure-view.tsx';
import { loadLifecycles } from './federation.ts';
import {
  clearSetAside,
  type Loaded,
  loadByLadder,
  needsNewDocument,
  reloadDocument,
  setVersionAside,
} from './load-ladder.ts';
import { skeletonElement } from './skeleton-element.ts';
import type { Source } from './sources.ts';
import { reportFailure } from './report-failure.ts';

/** After this time without a screen the bus emits `mfe:slow`. In milliseconds. */
const SLOW_MS = 2_000;

export interface ActivationOptions {
  name: string;
  /** The version chosen for the page. Events name it until another version replaces it. */
  version: string;
  sources: readonly Source[];
  route: RemoteRoute;
  outlet: HTMLElement;
  singleSpa: AppProps;
  mayShow: (route: RemoteRoute) => Promise<boolean>;
  /** Resolves when the previous activation has ended: a remote is never mounted twice at the same time. */
  previous: Promise<void>;
}

type FailedPhase = BusEvents['mfe:failed']['phase'];

/** One stay of a remote in the page: from a navigation to one of its routes until a navigation away from it. */
export interface Activation {
  /** Returns whether the mounted version has a screen for the path. The last good version may lack a route. */
  owns: (pathname: string) => boolean;
  /**
   * Call it after a navigation to another route of the remote. It checks whether the user may see that route, and retries
   * when the fallback is shown.
   */
  moved: (route: RemoteRoute) => void;
  /** Empties the outlet immediately. Resolves when the remote is unmounted. */
  end: () => Promise<void>;
}

interface Mounted {
  source: Source;
  lifecycles: RemoteLifecycles;
  props: MountProps;
  done: Promise<void>;
}

type PlaceOptions = Pick<ActivationOptions, 'name' | 'version'>;

const createPlace = ({ name, version }: PlaceOptions): HTMLElement => {
  const place = document.createElement('div');
  place.dataset['remote'] = name;
  place.dataset['version'] = version;
  return place;
};

/** Returns the element with the screen that the gateway has written into the document, if it is of this version. */
const prerenderedPlace = (outlet: HTMLElement, { name, version }: PlaceOptions): HTMLElement | null =>
  outlet.querySelector(`:scope > [data-remote="${name}"][data-version="${version}"]:has(> [data-prerendered])`);

/**
 * Starts an activation: loads the remote and mounts it. Returns immediately, so that neither the network nor the remote
 * blocks the router. Each activation has its own element, so that late code of an ended one never appears in the next.
 */
export const activate = (options: ActivationOptions): Activation => {
  const { name, sources, outlet, singleSpa, mayShow, previous } = options;
  const started = performance.now();
  const place = prerenderedPlace(outlet, options) ?? createPlace(options);
  /** What the document has of this version's screen; it is shown until the code takes it over. */
  const prerendered = (): HTMLElement | null => place.querySelector(':scope > [data-prerendered]');

  let ended = false;
  let ready = false;
  let failure: FailureView | undefined;
  let mounted: Mounted | undefined;
  let { route } = options;
  /** The number of the latest attempt to show the remote. An older one mounts nothing. */
  let latest = 0;

  const drawn = outlet.querySelector<HTMLElement>('[data-skeleton]');
  let skeleton = drawn?.dataset['skeleton'] === route.skeleton ? drawn : skeletonElement(route.skeleton);
  const showSkeleton = (): void => {
    outlet.replaceChildren(place, skeleton);
    outlet.ariaBusy = 'true';
  };
  if (!prerendered()) showSkeleton();

  const slow = setTimeout(() => bus.emit('mfe:slow', { remote: name, version: options.version }), SLOW_MS);

  const settle = (): void => {
    clearTimeout(slow);
    skeleton.remove();
    outlet.ariaBusy = null;
  };
  /** @param broken whether the failure of this code is reported already; then a failing unmount is not reported too */
  const unmount = async ({ broken }: { broken: boolean }): Promise<void> => {
    const leaving = mounted;
    mounted = undefined;
    // A failing unmount has no effect on the page: the element of the remote is removed already.
    await leaving?.lifecycles.unmount(leaving.props).catch((error: unknown) => {
      if (!broken) reportFailure(leaving.source, error, 'mount');
    });
  };
  const retry = (): void => {
    if (needsNewDocument(sources)) return reloadDocument();
    clearSetAside(sources);
    failure?.setRetrying(true);
    void show();
  };
  const showFallback = (): void => {
    settle();
    // A page that is complete without its code stays as it is, unless a form in it waits for the code.
    const complete = prerendered();
    if (complete && !complete.querySelector('[data-waits]')) return;
    failure?.remove();
    const element = document.createElement('div');
    place.replaceChildren(element);
    failure = showFailure(element, retry);
  };
  /** Replaces the mounted code, which has failed, by another version or by the fallback. */
  const replace = async (broken: Mounted, error: unknown, phase: FailedPhase): Promise<void> => {
    // Errors of a version that is being replaced already are ignored.
    if (ended || mounted !== broken) return;
    reportFailure(broken.source, error, phase);
    const another = setVersionAside(sources, broken.source.version);
    // Immediately, before the browser paints what is left of the broken screen.
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
    const present = source.version === options.version ? prerendered() : null;
    const domElement = present ?? document.createElement('div');
    const repeatPresses = rememberPresses(domElement);
    place.dataset['version'] = source.version;
    if (!present) place.replaceChildren(domElement);
    const reportShown = (path: string): void => {
      if (ended || mounted !== mine) return;
      const milliseconds = Math.round(performance.now() - started);
      if (!ready) bus.emit('mfe:ready', { remote: name, version: source.version, milliseconds });
      ready = true;
      settle();
      bus.emit('navigation:done', { path });
      // After the layout effects of React, in which this runs.
      queueMicrotask(() => void repeatPresses());
    };
    const caught = (error: unknown, phase: 'load' | 'render'): void => {
      const isFirstRender = phase === 'render' && !ready && mounted === mine;
      if (isFirstRender && sources.some(({ version }) => version !== source.version))
        return void replace(mine, error, phase);
      // The remote's own boundary shows a retry button.
      reportFailure(source, error, phase);
      if (isChunkFailure(error)) reloadOnce();
    };
    const props: MountProps = {
      ...singleSpa,
      name,
      domElement,
      onError: caught,
      onBroken: (error) => void replace(mine, error, 'render'),
      onShown: reportShown,
    };
    const mine: Mounted = { source, lifecycles, props, done: Promise.resolve() };
    mounted = mine;
    mine.done = lifecycles.mount(props).then(
      // Even when a boundary inside the remote shows a failure instead of a screen.
      () => (ended || mounted !== mine ? undefined : settle()),
      (error: unknown) => replace(mine, error, 'mount'),
    );
    return mine.done;
  };

  const load = async (source: Source): Promise<RemoteLifecycles> => {
    const lifecycles = await loadLifecycles(source);
    if (!ended) await lifecycles.prepare(window.location.pathname);
    return lifecycles;
  };

  const show = async (): Promise<void> => {
    latest += 1;
    const attempt = latest;
    const isOver = () => ended || attempt !== latest;
    const loading = loadByLadder(sources, load, (source, error) => {
      if (!isOver()) reportFailure(source, error, 'load');
    });
    try {
      const [loaded, allowed] = await Promise.all([loading, mayShow(route), previous]);
      if (!isOver() && allowed) await mount(loaded);
    } catch (error) {
      if (isOver() || (isChunkFailure(error) && reloadOnce())) return;
      showFallback();
    }
  };
  void show();

  return {
    moved: (next) => {
      route = next;
      if (failure) retry();
      // The remote shows its own screens; what the user may not see is redirected.
      else if (mounted) void mayShow(next);
      else {
        place.replaceChildren();
        skeleton = skeletonElement(next.skeleton);
        showSkeleton();
        void show();
      }
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
