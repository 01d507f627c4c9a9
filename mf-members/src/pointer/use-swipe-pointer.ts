import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

import { axisOf, decisionOf, type Direction, pullOf, type Sample, tiltOf, velocityOf } from './swipe-maths.ts';

interface Gesture {
  pointer: number;
  start: Sample;
  samples: Sample[];
  /** Undefined while it may still become a tap, a scroll or a drag. */
  axis: 'x' | 'y' | undefined;
  heldLow: boolean;
}

/** Enough for the moments that speed is measured in, at 120 events a second. */
const KEPT_SAMPLES = 16;

const sampleOf = ({ clientX, clientY, timeStamp }: PointerEvent): Sample => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

/** Tells the element's style how far it is dragged, past React: sixty times a second nothing is rendered anew. */
const place = (element: HTMLElement, dx: number, heldLow: boolean): void => {
  const { offsetWidth: width } = element;
  const pull = pullOf(dx, width);
  const { style } = element;
  style.setProperty('--drag-x', `${dx}px`);
  style.setProperty('--drag-tilt', `${tiltOf(dx, width, heldLow)}deg`);
  style.setProperty('--drag-right', `${Math.max(pull, 0)}`);
  style.setProperty('--drag-left', `${Math.max(-pull, 0)}`);
};

/** As if it had never been dragged. */
export const putToRest = (element: HTMLElement): void => {
  delete element.dataset['dragging'];
  place(element, 0, false);
};

/** Keeps the moves coming when the pointer leaves the element; one that has gone meanwhile can't be held. */
const hold = (element: HTMLElement, pointer: number): void => {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // Its up or cancel comes to nobody: the next press begins anew.
  }
};

interface SwipePointerOptions {
  /** Let go where it stays thrown. False: it was not taken after all, and springs back. */
  onSwipe: (direction: Direction) => boolean;
}

/**
 * Handlers that make an element one to throw to a side, by finger, pen or mouse. Vertical movement is the page's: the
 * element needs `touch-action: pan-y pinch-zoom`. A second finger, a cancelled pointer and a release under the threshold
 * bring it back. While dragged it has `data-dragging`, and `--drag-x`, `--drag-tilt`, `--drag-left` and `--drag-right`
 * (how much of the way, 0 to 1); its style makes of them what it looks like, and how it springs back.
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
    // The click of this release, if there is one, comes in the same turn.
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

  const giveUp = (event: PointerEvent<HTMLElement>): void => {
    if (isOurs(event)) springBack(event.currentTarget);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      dragged.current = false;
      if (gesture.current && !isOurs(event)) {
        // Two fingers look closer, or rest: they throw nothing.
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
        // From now on it is no press of what lies on the card.
        dragged.current = true;
        if (current.axis === 'x') {
          hold(event.currentTarget, event.pointerId);
          event.currentTarget.dataset['dragging'] = '';
        }
      }
      if (current.axis === 'x') place(event.currentTarget, dx, current.heldLow);
    },

    onPointerUp: release,
    onPointerCancel: giveUp,
    onLostPointerCapture: (event: PointerEvent<HTMLElement>): void => {
      // What was touched on the card holds a finger from the first; it loses it when the card takes it over.
      if (event.target === event.currentTarget) giveUp(event);
    },

    onClickCapture: (event: MouseEvent): void => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },

    /** The browser's own dragging of pictures and links would end ours. */
    onDragStart: (event: DragEvent): void => event.preventDefault(),
  };
};
