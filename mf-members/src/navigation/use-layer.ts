import { useLocation, useNavigate } from '@pairwise/router';

import { readHistoryState } from './history-state.ts';

/**
 * Keeps a layer over the page (a sheet, a photo) as a history entry: the back button closes it before it leaves the page.
 * A page has one layer at a time: opening another replaces it.
 */
export const useLayer = (name: string) => {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const here = readHistoryState(state);
  const { layer, under, ...below } = here;
  const isOpen = layer === name;
  return {
    isOpen,
    open: (): void => {
      if (isOpen) return;
      const entry = { ...below, layer: name, under: under ?? key };
      void navigate(`${pathname}${search}`, { state: entry, replace: layer !== undefined });
    },
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
