import { lazy, Suspense, useState } from 'react';

const nothing = { default: () => <></> };

// A panel whose code fails to load must not take the frame down with it.
const BusPanel = lazy(() => import(/* webpackChunkName: "bus-panel" */ './bus-panel.tsx').catch(() => nothing));

const key = 'pairwise.bus-panel';

/** Returns whether the panel is open: `?bus=panel` opens it in this tab, across reloads, until it is closed. */
const isOpenInTab = (): boolean => {
  try {
    if (new URLSearchParams(location.search).get('bus') === 'panel') sessionStorage.setItem(key, 'open');
    return sessionStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
};

/** Renders the developers' panel of the bus when it is open. Its code is loaded only then. */
export const BusPanelSwitch = () => {
  const [open, setOpen] = useState(isOpenInTab);
  if (!open) return null;
  const close = () => {
    sessionStorage.removeItem(key);
    setOpen(false);
  };
  return (
    <Suspense>
      <BusPanel onClose={close} />
    </Suspense>
  );
};
