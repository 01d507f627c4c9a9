import { useLocation, useNavigate } from '@pairwise/router';

/**
 * Keeps a modal as a history entry: the back button closes it before it leaves the page. The fields that others keep in
 * the entry stay.
 */
export const useModalLayer = (name: string) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const below: unknown = state;
  const entry = typeof below === 'object' && below !== null ? below : {};
  const isOpen = 'layer' in entry && entry.layer === name;
  return {
    isOpen,
    open: (): void => {
      if (!isOpen) void navigate(`${pathname}${search}`, { state: { ...entry, layer: name } });
    },
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
