import { useLocation, useNavigate } from '@pairwise/router';

const LAYER = 'gifts';

const read = (state: unknown): { layer?: unknown; gift?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

/**
 * Keeps the gift sheet and the gift that is picked in it as a history entry: the back button closes the sheet, and a
 * return from the credits finds it as it was.
 */
export const useGiftLayer = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { layer, gift, ...below } = read(state);
  const here = `${pathname}${search}`;
  const isOpen = layer === LAYER;
  return {
    isOpen,
    gift: typeof gift === 'string' ? gift : undefined,
    open: (): void => void navigate(here, { state: { ...below, layer: LAYER } }),
    pick: (key: string): void => void navigate(here, { replace: true, state: { ...below, layer: LAYER, gift: key } }),
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
