import { useLocation, useNavigate } from '@pairwise/router';

const read = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/**
 * Keeps a layer over the page (a sheet, a photo) as a history entry: the back button closes it, and a return to the page
 * finds it as it was.
 * @param field the name in the entry of what the layer shows, or of what is picked in it
 */
export const useLayer = (name: string, field: string) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { layer, [field]: shown, ...below } = read(state);
  const isOpen = layer === name;
  const go = (value: string | number | undefined, replace: boolean): void =>
    void navigate(`${pathname}${search}`, {
      replace,
      state: { ...below, layer: name, ...(value !== undefined && { [field]: value }) },
    });
  return {
    isOpen,
    /** What the layer shows; undefined while it is closed. */
    shown: isOpen ? shown : undefined,
    open: (value?: string | number): void => go(value, false),
    /** Shows something else in the open layer, without a further entry. */
    show: (value: string | number): void => go(value, true),
    close: (): void => {
      if (isOpen) void navigate(-1);
    },
  };
};
