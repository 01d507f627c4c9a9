import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

import { axisOf, decisionOf, type Direction, pullOf, type Sample, tiltOf, velocityOf } from './swipe-maths.ts';

interface Gesture {
  pointer: number;
  start: Sample;
  samples: Sample[];
  /** Undefined while the movement may still become a tap, a scroll or a drag. */
  axis: 'x' | 'y' | undefined;
  heldLow: boolean;
}

/** Covers the time that speed is measured in, at 120 events a second. */
const KEPT_SAMPLES = 16;

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

/** Writes the drag offset into the element's style. It bypasses React, which would render sixty times a second. */
const place = (element: HTMLElement, dx: number, heldLow: boolean): void => {
  const { offsetWidth: width } = element;
  const pull = pullOf(dx, width);
  const { style } = element;
  style.setProperty('--drag-x', `${dx}px`);
  style.setProperty('--drag-tilt', `${tiltOf(dx, width, heldLow)}deg`);
  style.setProperty('--drag-right', `${Math.max(pull, 0)}`);
  style.setProperty('--drag-left', `${Math.max(-pull, 0)}`);
};

/** Resets an element as if it had never been dragged. */
export const putToRest = (element: HTMLElement): void => {
  delete element.dataset['dragging'];
  place(element, 0, false);
};

/** Captures the pointer, so that moves still arrive outside the element. Does nothing when the pointer has gone. */
const hold = (element: HTMLElement, pointer: number): void => {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // No up or cancel event follows; the next press starts a new gesture.
  }
};

interface SwipePointerOptions {
  /** Called when the element is thrown. Returns false to refuse the swipe: the element springs back. */
  onSwipe: (direction: Direction) => boolean;
}

/**
 * Returns handlers with which an element can be thrown to a side, by finger, stylus or mouse. Vertical movement scrolls the
 * page: the element needs `touch-action: pan-y pinch-zoom`. A second finger, a cancelled pointer and a release below the
 * threshold bring it back. A dragged element has `data-dragging` and the properties `--drag-x`, `--drag-tilt`,
 * `--drag-left` and `--drag-right` (0 to 1), from which its style draws the movement.
 */
export const useSwipePointer = ({ onSwipe }: SwipePointerOptions) => {
  const gesture = useRef<Gesture>(undefined);
  const dragged = useRef(false);

  const springBack = (element: HTMLElement): void => {
    gesture.current = undefined;
    putToRest(element);
  };

  const isOurs = ({ pointerId }: PointerEvent): boolean => gesture.current?.pointer === pointerId;

  const release = (event: PointerEvent<HTMLElement>): void => {
    const ended = gesture.current;
    if (!ended || !isOurs(event)) return;
    gesture.current = undefined;
    // The click that belongs to this release, if any, comes before the timer.
    setTimeout(() => {
      dragged.current = false;
    });
    if (ended.axis !== 'x') return;
    const element = event.currentTarget;
    const end = sampleOf(event);
    const direction = decisionOf({
      dx: end.x - ended.start.x,
      velocity: velocityOf([...ended.samples, end], end.time),
      width: element.offsetWidth,
    });
    delete element.dataset['dragging'];
    if (!direction || !onSwipe(direction)) springBack(element);
  };

  const cancel = (event: PointerEvent<HTMLElement>): void => {
    if (isOurs(event)) springBack(event.currentTarget);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      dragged.current = false;
      if (gesture.current && !isOurs(event)) {
        // Two fingers zoom or rest: they throw nothing.
        springBack(event.currentTarget);
        return;
      }
      if (!event.isPrimary || event.button !== 0) return;
      const start = sampleOf(event);
      const box = event.currentTarget.getBoundingClientRect();
      const heldLow = start.y > box.top + box.height / 2;
      gesture.current = { pointer: event.pointerId, start, samples: [start], axis: undefined, heldLow };
    },

    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const current = gesture.current;
      if (!current || !isOurs(event)) return;
      const sample = sampleOf(event);
      const dx = sample.x - current.start.x;
      current.samples = [...current.samples, sample].slice(-KEPT_SAMPLES);
      if (!current.axis) {
        current.axis = axisOf(dx, sample.y - current.start.y);
        if (!current.axis) return;
        // From now on the gesture clicks nothing on the card.
        dragged.current = true;
        if (current.axis === 'x') {
          hold(event.currentTarget, event.pointerId);
          event.currentTarget.dataset['dragging'] = '';
        }
      }
      if (current.axis === 'x') place(event.currentTarget, dx, current.heldLow);
    },

    onPointerUp: release,
    onPointerCancel: cancel,
    onLostPointerCapture: (event: PointerEvent<HTMLElement>): void => {
      // The touched child captures the pointer first, and loses it when the card captures it.
      if (event.target === event.currentTarget) cancel(event);
    },

    onClickCapture: (event: MouseEvent): void => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },

    /** Native dragging of images and links would cancel the gesture. */
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  };
};
