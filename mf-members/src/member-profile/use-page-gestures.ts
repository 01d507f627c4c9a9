import { decisionOf } from '@pairwise/swipe';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

interface PageGestures {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/**
 * Steps through the profiles by arrow keys and by a horizontal swipe. Ignores keys in text fields, and behind an open
 * dialog or menu. The element needs `touch-action: pan-y pinch-zoom`, so that the browser does not take the swipe.
 */
export const usePageGestures = ({ onPrevious, onNext }: PageGestures) => {
  const start = useRef<{ pointer: number; x: number; y: number; at: number }>(undefined);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (takesText(event.target) || document.querySelector('dialog[open], [role="menu"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const reset = (): void => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, timeStamp, isPrimary, target }: PointerEvent): void => {
      // Dialogs and menus are children of the page: their movements are not swipes.
      const onPage = target instanceof Element && target.closest('dialog, [role="menu"]') === null;
      start.current =
        pointerType === 'touch' && isPrimary && onPage
          ? { pointer: pointerId, x: clientX, y: clientY, at: timeStamp }
          : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY, timeStamp, currentTarget }: PointerEvent): void => {
      const from = start.current;
      reset();
      if (!from || from.pointer !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) < 2 * Math.abs(dy)) return;
      const velocity = dx / Math.max(1, timeStamp - from.at);
      const direction = decisionOf({ dx, velocity, width: currentTarget.clientWidth });
      if (direction === 'left') onNext?.();
      else if (direction === 'right') onPrevious?.();
    },
    onPointerCancel: reset,
  };
};
