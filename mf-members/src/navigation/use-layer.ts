import { useLocation, useNavigate } from '@pairwise/router';

import { readHistoryState } from './history-state.ts';

/**
 * What lies over a page (a sheet, a picture) as an entry of the history: back closes it before it leaves the page, on a
 * phone as with Escape. One layer takes the place of another: no page has two.
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
