import { useLocation, useNavigate } from '@pairwise/router';

const LAYER = 'photo';

const read = (state: unknown): { layer?: unknown; photo?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

/** Keeps the photo that is shown over the whole screen as a history entry: the back button closes it. */
export const usePhotoLayer = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { layer, photo, ...below } = read(state);
  const here = `${pathname}${search}`;
  const isOpen = layer === LAYER;
  const entry = (seq: number) => ({ ...below, layer: LAYER, photo: seq });
  return {
    /** The number of the message whose photo is shown. */
    shown: isOpen && typeof photo === 'number' ? photo : undefined,
    open: (seq: number): void => void navigate(here, { state: entry(seq) }),
    show: (seq: number): void => void navigate(here, { replace: true, state: entry(seq) }),
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
