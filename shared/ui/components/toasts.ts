export type Toast = {
  text: string;
  /** Label of the action, for example "Undo". */
  actionLabel?: string;
  onAction?: () => void;
  /** Called when the toast begins to wait, because the member points at a toast or its buttons have the focus, and when that ends. */
  onHold?: (isHeld: boolean) => void;
  /** At least 5,000. Do not report an error by a toast alone. */
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; durationMs: number };

const defaultDurationMs = 6_000;

/** Time to reach the action by keyboard or with a screen reader. */
const defaultDurationWithActionMs = 20_000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

/** Matches toasts with this text and no action. A new one replaces them, so that the text is shown once. */
const saysNothingBut = (text: string) => (toast: Toast) => toast.text === text && toast.onAction === undefined;

/**
 * Shows a short notice, from any package. The page's `ToastRegion` renders it.
 * @returns a function that removes it, for an action that is no longer possible
 */
export const showToast = (toast: Toast): (() => void) => {
  const isSame = saysNothingBut(toast.text);
  const others = shown.filter((other) => !(isSame(toast) && isSame(other)));
  const id = ++lastId;
  const durationMs = toast.actionLabel === undefined ? defaultDurationMs : defaultDurationWithActionMs;
  set([...others, { durationMs, ...toast, id }]);
  return () => dismissToast(id);
};

export const dismissToast = (id: number) => set(shown.filter((toast) => toast.id !== id));

export const currentToasts = () => shown;

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
