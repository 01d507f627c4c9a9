import { useLocation, useNavigate } from '@pairwise/router';

const LAYER = 'icebreakers';

const read = (state: unknown): { layer?: unknown } => (typeof state === 'object' && state !== null ? state : {});

/** Keeps the sheet of suggestions as a history entry: the back button closes it. */
export const useIcebreakerLayer = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { layer, ...below } = read(state);
  const isOpen = layer === LAYER;
  return {
    isOpen,
    open: (): void => void navigate(`${pathname}${search}`, { state: { ...below, layer: LAYER } }),
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
