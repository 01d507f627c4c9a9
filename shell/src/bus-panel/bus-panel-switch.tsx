import { lazy, Suspense, useState } from 'react';

const BusPanel = lazy(() => import(/* webpackChunkName: "bus-panel" */ './bus-panel.tsx'));

const key = 'pairwise.bus-panel';

/** `?bus=panel` opens it for this tab, until it is closed; reloads keep it. */
const isAsked = (): boolean => {
  try {
    if (new URLSearchParams(location.search).get('bus') === 'panel') sessionStorage.setItem(key, 'open');
    return sessionStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
};

/** The bus's development panel, whose code nobody fetches who does not ask for it. */
export const BusPanelSwitch = () => {
  const [open, setOpen] = useState(isAsked);
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
