import { QueryClientProvider, queryClient } from '@pairwise/api-client';
import type { Remote } from '@pairwise/contracts/remote';
import { currentLanguage, onPrepareLanguage } from '@pairwise/i18n';
import { BrowserRouter } from '@pairwise/router';
import { EmotionProvider } from '@pairwise/ui';
import * as React from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';

import { RemoteBoundary } from './remote-boundary.tsx';
import { remoteLoader } from './remote-loader.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import { within } from './within.ts';

/** `load`: a screen failed to load; `render`: it threw. The remote itself shows a retry button. */
export type FailurePhase = 'load' | 'render';

/** The props that the shell passes to a remote when it mounts it. */
export interface MountProps extends AppProps {
  domElement: HTMLElement;
  onError: (error: unknown, phase: FailurePhase) => void;
  /** Called when React has removed the whole tree after an error. */
  onBroken: (error: unknown) => void;
  /** Called when the screen of a path is rendered: the first one, and after each navigation inside the remote. */
  onShown: (pathname: string) => void;
}

export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  /**
   * Returns whether this version of the remote has a route for the path. The page data may describe another version.
   * Missing in old versions.
   */
  owns?: (pathname: string) => boolean;
  /**
   * Loads the code and texts of a path. Rejects for a path that is not its own. All network access before a mount happens
   * here, so that the shell can limit and retry it.
   */
  prepare: (pathname: string) => Promise<void>;
  /** Resolves when the prepared screen is rendered; rejects when the tree throws. */
  mount: (props: MountProps) => Promise<void>;
  /** Always settles, even when React has removed the tree already. */
  unmount: (props: MountProps) => Promise<void>;
}

/** Time limits in milliseconds. Rendering a loaded screen takes far less; a longer mount hangs. */
const MOUNT_MS = 3_000;
/** For a prerendered screen. React renders a transition after all other work, but finishes it after 5 s. */
const TAKE_OVER_MS = 8_000;
const UNMOUNT_MS = 500;

/**
 * Returns a root that takes over the elements that the build has rendered (`@pairwise/remote/prerender`). Where they differ
 * from what the code renders, React renders them again, and the console says so.
 */
const takeOver = (element: Element, options: RootOptions): Root => {
  let root: Root | undefined;
  return {
    render: (children) => {
      if (root) return root.render(children);
      element.removeAttribute('data-prerendered');
      // A transition is rendered in short tasks, so the page stays responsive. The visitor sees the result already.
      React.startTransition(() => {
        root = hydrateRoot(element, children, {
          ...options,
          // oxlint-disable-next-line no-console -- visible to developers and in the journeys, harmless to visitors
          onRecoverableError: (error) => console.warn('The prerendered screen differs', error),
        });
      });
    },
    unmount: () => root?.unmount(),
  };
};

/**
 * Creates the single-spa lifecycles of a remote. Only this file uses single-spa-react, and adds what it lacks: options for
 * the root, a limit for `mount` and `unmount` when the tree throws, and screens that are loaded before they are rendered.
 */
export const createLifecycles = (remote: Remote): RemoteLifecycles => {
  const loader = remoteLoader(remote);
  const owns = (pathname: string): boolean => loader.routeOf(pathname) !== undefined;
  let stopPreparingLanguage = (): void => undefined;
  let brokenRoot: ((error: unknown) => void) | undefined;

  const ReactDOMClient = {
    createRoot: (element: Element): Root => {
      const options: RootOptions = {
        identifierPrefix: `${remote.name}-`,
        // The boundary that catches an error reports it. React's default would log it a second time.
        onCaughtError: () => undefined,
        onRecoverableError: () => undefined,
        onUncaughtError: (error) => brokenRoot?.(error),
      };
      return element.hasAttribute('data-prerendered') ? takeOver(element, options) : createRoot(element, options);
    },
  };

  const RemoteRoot = ({ onError, onShown }: MountProps) => (
    <EmotionProvider>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <RemoteBoundary onError={(error) => onError(error, 'render')}>
            <RemoteRoutes loader={loader} onError={(error) => onError(error, 'load')} onShown={onShown} />
          </RemoteBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </EmotionProvider>
  );

  const react = singleSpaReact<MountProps>({
    React,
    ReactDOMClient,
    rootComponent: RemoteRoot,
    // A second boundary, outside the one in the root: a remote without any would freeze the whole shell.
    errorBoundary: () => <></>,
  });

  return {
    bootstrap: () => Promise.resolve(),
    owns,
    prepare: async (pathname) => {
      if (!owns(pathname)) throw new Error(`${remote.name} has no route for ${pathname}`);
      await loader.prepare(pathname, currentLanguage());
    },
    mount: async (props) => {
      stopPreparingLanguage = onPrepareLanguage((language) => loader.prepareMessages(language));
      const { promise: broken, reject } = Promise.withResolvers<never>();
      brokenRoot = reject;
      const limit = props.domElement.hasAttribute('data-prerendered') ? TAKE_OVER_MS : MOUNT_MS;
      const mounted = react.mount(props);
      await within(Promise.race([mounted, broken]), limit, `${remote.name} was not mounted within ${limit} ms`);
      brokenRoot = props.onBroken;
    },
    unmount: async (props) => {
      stopPreparingLanguage();
      brokenRoot = undefined;
      await within(react.unmount(props), UNMOUNT_MS, `${remote.name} was not unmounted within ${UNMOUNT_MS} ms`);
    },
  };
};
