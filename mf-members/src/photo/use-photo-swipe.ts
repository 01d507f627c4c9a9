import { decisionOf } from '@pairwise/swipe';
import { type PointerEvent, useRef } from 'react';

interface PhotoSwipe {
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * Steps through photos by a horizontal swipe. The element needs `touch-action: pan-y pinch-zoom`, so that the browser does
 * not take the swipe.
 */
export const usePhotoSwipe = ({ onPrevious, onNext }: PhotoSwipe) => {
  const start = useRef<{ pointer: number; x: number; y: number; at: number }>(undefined);
  const reset = (): void => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY, timeStamp, isPrimary }: PointerEvent): void => {
      start.current =
        pointerType === 'touch' && isPrimary
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
      if (direction === 'left') onNext();
      else if (direction === 'right') onPrevious();
    },
    onPointerCancel: reset,
  };
};
