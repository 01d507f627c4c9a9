import {
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { keyframes } from '../css.ts';
import { IconX } from '../icons.ts';
import { media, theme } from '../tokens.ts';
import { IconButton } from './icon-button.tsx';
import { currentToasts, dismissToast, type ShownToast, subscribeToToasts } from './toasts.ts';

export type ToastRegionProps = { label: string; dismissLabel: string };

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Shows the toasts of all packages (`showToast`). Rendered once a page, by the shell or the console. */
export const ToastRegion = ({ label, dismissLabel }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  // Toasts stay while one is hovered or focused. When that one is removed, it fires no event.
  const [heldId, setHeldId] = useState<number>();
  const held = toasts.some(({ id }) => id === heldId);
  // Where the focus was before it entered the toasts.
  const before = useRef<Element>(null);
  const rememberBefore = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = useCallback(() => leaveToast(before.current), []);
  return (
    <section
      aria-label={label}
      css={{
        position: 'fixed',
        zIndex: 80,
        insetInline: theme.space[4],
        insetBlockEnd: `calc(${theme.bottomBar} + ${theme.space[3]} + env(safe-area-inset-bottom))`,
        pointerEvents: 'none',
        // At the start, because the button of a chat's composer is at the end.
        [media.up('md')]: { insetInline: `${theme.space[5]} auto`, insetBlockEnd: theme.space[5] },
      }}
    >
      <div
        aria-live="polite"
        onFocus={rememberBefore}
        css={{
          display: 'grid',
          gap: theme.space[2],
          [media.up('md')]: { minInlineSize: 320, maxInlineSize: 440 },
        }}
      >
        {toasts.map((toast) => (
          <ToastLine
            key={toast.id}
            toast={toast}
            held={held}
            onHold={setHeldId}
            dismissLabel={dismissLabel}
            onLeave={leave}
          />
        ))}
      </div>
    </section>
  );
};

/** Moves the focus back to where it was when the toast that had it is gone, or else to the page's content. */
const leaveToast = (before: Element | null): void => {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  });
};

type ToastLineProps = {
  toast: ShownToast;
  /** Whether a toast is hovered or focused. */
  held: boolean;
  onHold: (id: number | undefined) => void;
  dismissLabel: string;
  /** Called when the toast is removed while it has the focus. */
  onLeave: () => void;
};

const ToastLine = ({ toast, held, onHold, dismissLabel, onLeave }: ToastLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const { id, durationMs, text, actionLabel, onAction, onHold: onToastHold } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);

  useEffect(() => {
    if (!held) return undefined;
    onToastHold?.(true);
    return () => onToastHold?.(false);
  }, [held, onToastHold]);

  // However it is removed: by its buttons, or because its action is no longer possible.
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element?.contains(document.activeElement)) onLeave();
    };
  }, [onLeave]);

  const act = () => {
    dismissToast(id);
    onAction?.();
  };
  return (
    <div
      ref={line}
      onMouseEnter={() => onHold(id)}
      onMouseLeave={() => onHold(undefined)}
      onFocus={() => onHold(id)}
      onBlur={() => onHold(undefined)}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: theme.space[2],
        paddingInline: `${theme.space[4]} ${theme.space[1]}`,
        borderRadius: theme.radius.pairMd,
        background: theme.color.deep,
        color: theme.color.onDeep,
        boxShadow: theme.shadow.high,
        pointerEvents: 'auto',
        animation: `${rise} ${theme.motion.base} ${theme.motion.ease}`,
        ...theme.text.sm,
      }}
    >
      <span css={{ flex: 1, minInlineSize: 0, paddingBlock: theme.space[3] }}>{text}</span>
      {actionLabel !== undefined && (
        <button
          type="button"
          onClick={act}
          css={{
            minBlockSize: theme.tap,
            paddingInline: theme.space[2],
            border: 0,
            background: 'none',
            color: theme.color.onDeepAccent,
            fontWeight: theme.weight.bold,
            '&:focus-visible': { outlineColor: theme.color.onDeepAccent },
          }}
        >
          {actionLabel}
        </button>
      )}
      <IconButton
        label={dismissLabel}
        onClick={() => dismissToast(id)}
        css={{
          color: theme.color.onDeepMuted,
          '&:hover': { background: theme.color.deepRaised },
          '&:focus-visible': { outlineColor: theme.color.onDeepAccent },
        }}
      >
        <IconX />
      </IconButton>
    </div>
  );
};
