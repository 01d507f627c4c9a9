import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

import { decisionOf } from '../pointer/swipe-maths.ts';

interface PageGestures {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/**
 * Through the profiles by arrow keys, and by a finger drawn across the page. Not while a text field has the focus, nor
 * behind an open dialog or menu. The element needs `touch-action: pan-y pinch-zoom`, so that the browser leaves the
 * movement to us.
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

  const forget = (): void => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, timeStamp, isPrimary, target }: PointerEvent): void => {
      // What opens over the page stands in it, too: its movements are not the page's.
      const onPage = target instanceof Element && target.closest('dialog, [role="menu"]') === null;
      start.current =
        pointerType === 'touch' && isPrimary && onPage
          ? { pointer: pointerId, x: clientX, y: clientY, at: timeStamp }
          : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY, timeStamp, currentTarget }: PointerEvent): void => {
      const from = start.current;
      forget();
      if (!from || from.pointer !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) < 2 * Math.abs(dy)) return;
      const velocity = dx / Math.max(1, timeStamp - from.at);
      const direction = decisionOf({ dx, velocity, width: currentTarget.clientWidth });
      if (direction === 'left') onNext?.();
      else if (direction === 'right') onPrevious?.();
    },
    onPointerCancel: forget,
  };
};
