export type Toast = {
  text: string;
  /** A way back, such as undo. */
  actionLabel?: string;
  onAction?: () => void;
  /** At least 5,000; never the only carrier of an error. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; durationMs: number };

const defaultDurationMs = 6_000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

/** Of two that say the same and do nothing the first need not stay: it is said anew, not twice. */
const saysNothingBut = (text: string) => (toast: Toast) => toast.text === text && toast.onAction === undefined;

/** Says something in passing, from any package: the shell's `ToastRegion` shows it. */
export const showToast = (toast: Toast) => {
  const isSame = saysNothingBut(toast.text);
  const others = shown.filter((other) => !(isSame(toast) && isSame(other)));
  set([...others, { durationMs: defaultDurationMs, ...toast, id: ++lastId }]);
};

export const dismissToast = (id: number) => set(shown.filter((toast) => toast.id !== id));

export const currentToasts = () => shown;

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
