import { QueryClientProvider, queryClient } from '@pairwise/api-client';
import type { Remote } from '@pairwise/contracts/remote';
import { currentLanguage, onPrepareLanguage } from '@pairwise/i18n';
import { BrowserRouter } from '@pairwise/router';
import { EmotionProvider } from '@pairwise/ui';
import * as React from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';

import { RemoteBoundary } from './remote-boundary.tsx';
import { remoteLoader } from './remote-loader.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import { within } from './within.ts';

/** `load`: a screen could not be fetched; `render`: it threw. The remote itself shows the way to try again. */
export type FailurePhase = 'load' | 'render';

/** What the shell hands to a remote when it mounts it. */
export interface MountProps extends AppProps {
  domElement: HTMLElement;
  onError: (error: unknown, phase: FailurePhase) => void;
  /** The whole tree is gone, the element is empty. */
  onBroken: (error: unknown) => void;
  /** The screen of a path stands in the page, at first and after each navigation inside the remote. */
  onShown: (pathname: string) => void;
}

export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  /**
   * Whether one of the remote's own routes shows the path: the page's may be those of another version. Versions of old
   * do not tell.
   */
  owns?: (pathname: string) => boolean;
  /**
   * Fetches what a path needs; rejects for a path that is not its own. All of the network before a mount is in here, so
   * that the shell can bound and retry it.
   */
  prepare: (pathname: string) => Promise<void>;
  /** Resolves when the prepared screen stands in the page; rejects when the tree throws. */
  mount: (props: MountProps) => Promise<void>;
  /** Always settles, also when React has already thrown the tree away. */
  unmount: (props: MountProps) => Promise<void>;
}

/** React needs a moment to put a fetched screen into the page; more than this is a hang. */
const MOUNT_MS = 3_000;
const UNMOUNT_MS = 500;

/**
 * The single-spa lifecycles of a remote. The only place that knows single-spa-react, and what it lacks: options for
 * the root, an end for `mount` and `unmount` when the tree throws, and screens fetched before they are rendered.
 */
export const createLifecycles = (remote: Remote): RemoteLifecycles => {
  const loader = remoteLoader(remote);
  const owns = (pathname: string): boolean => loader.routeOf(pathname) !== undefined;
  let stopPreparingLanguage = (): void => undefined;
  let brokenRoot: ((error: unknown) => void) | undefined;

  const ReactDOMClient = {
    createRoot: (element: Element): Root =>
      createRoot(element, {
        identifierPrefix: `${remote.name}-`,
        // Caught errors are reported by the boundary that caught them; React's default would print them twice.
        onCaughtError: () => undefined,
        onRecoverableError: () => undefined,
        onUncaughtError: (error) => brokenRoot?.(error),
      }),
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
    // Behind the boundary inside the root: a remote without any boundary would freeze the whole shell.
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
      const mounted = react.mount(props);
      await within(Promise.race([mounted, broken]), MOUNT_MS, `${remote.name} was not mounted within ${MOUNT_MS} ms`);
      brokenRoot = props.onBroken;
    },
    unmount: async (props) => {
      stopPreparingLanguage();
      brokenRoot = undefined;
      await within(react.unmount(props), UNMOUNT_MS, `${remote.name} was not unmounted within ${UNMOUNT_MS} ms`);
    },
  };
};
