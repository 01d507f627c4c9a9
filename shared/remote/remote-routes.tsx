import { useLanguage } from '@pairwise/i18n';
import { type Location, Route, Routes, useLocation } from '@pairwise/router';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { RemoteFailure } from './remote-failure.tsx';
import type { LoadedScreen, RemoteLoader } from './remote-loader.ts';

interface Shown extends LoadedScreen {
  location: Location;
}

export interface RemoteRoutesProps {
  loader: RemoteLoader;
  /** Called when a screen fails to load. */
  onError: (error: unknown) => void;
  /** Called when the screen of a path is rendered. */
  onShown: (pathname: string) => void;
}

/**
 * Renders the screen of the address. While the next screen loads, the last one stays with its own address, so that a
 * screen never receives the parameters of another one and nothing flashes.
 */
export const RemoteRoutes = ({ loader, onError, onShown }: RemoteRoutesProps) => {
  const location = useLocation();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState<Location>();
  const [, setLoads] = useState(0);

  const screen = loader.ready(location.pathname, language);
  if (screen && shown?.location !== location) setShown({ ...screen, location });

  const report = useEffectEvent(onError);
  const reportShown = useEffectEvent(onShown);
  const missing = !screen && failed !== location && loader.routeOf(location.pathname) !== undefined;

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    loader.prepare(location.pathname, language).then(
      () => current && setLoads((loads) => loads + 1),
      (error: unknown) => {
        if (!current) return;
        report(error);
        setFailed(location);
      },
    );
    return () => {
      current = false;
    };
  }, [loader, location, language, missing]);

  const path = shown?.location.pathname;
  // Before the browser paints, because the shell removes the skeleton then.
  useLayoutEffect(() => {
    if (path !== undefined) reportShown(path);
  }, [path]);

  if (failed === location && !screen) return <RemoteFailure onRetry={() => setFailed(undefined)} />;
  if (!shown) return null;
  return (
    <Routes location={shown.location}>
      <Route path={shown.route.path} element={<shown.Screen />} />
    </Routes>
  );
};
