import { type MouseEvent, type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react';

import { type Box, distanceOf, middleOf, NEAR, panBy, type Point, wholeView, zoomAt } from './zoom.ts';

/** A movement of more px than this is a swipe. */
const SWIPE = 56;
/** A movement of fewer px than this is a tap. */
const TAP = 10;
/** Greatest time and distance between the two taps of a double tap, in milliseconds and px. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP = 40;

interface ZoomOptions {
  /** Called by a swipe: 1 is the next picture, -1 the previous one. */
  onStep: (by: 1 | -1) => void;
  /** Called by a swipe down. */
  onDismiss: () => void;
}

interface Gesture {
  pointers: Map<number, Point>;
  /** The position of the first finger. */
  start: Point;
  /** Two fingers took part, so the gesture cannot end as a swipe. */
  pinched: boolean;
}

const boxOf = (element: Element): Box & { middle: Point } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { width, height, middle: { x: left + width / 2, y: top + height / 2 } };
};

/** Handles the gestures of a picture (swipe, pinch, double tap, double click, wheel) and returns its view. */
export const useZoom = ({ onStep, onDismiss }: ZoomOptions) => {
  const [view, setView] = useState(wholeView);
  /** How far a picture that is not zoomed follows the finger sideways, in px. */
  const [drag, setDrag] = useState(0);
  const gesture = useRef<Gesture>(undefined);
  const lastTap = useRef({ at: 0, point: { x: 0, y: 0 } });
  const target = useRef<HTMLDivElement>(null);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }, box = { x: 0, y: 0 }): Point => ({
    x: clientX - box.x,
    y: clientY - box.y,
  });

  const toggleAt = (element: Element, at: { clientX: number; clientY: number }): void => {
    const box = boxOf(element);
    setView((now) => (now.scale > 1 ? wholeView : zoomAt(now, pointOf(at, box.middle), NEAR, box)));
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // jsdom has no capture.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    gesture.current ??= { pointers: new Map(), start: point, pinched: false };
    gesture.current.pointers.set(event.pointerId, point);
    if (gesture.current.pointers.size === 2) {
      gesture.current.pinched = true;
      setDrag(0);
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { pointers, start, pinched } = gesture.current ?? { pointers: new Map<number, Point>() };
    const before = pointers.get(event.pointerId);
    if (!before || !start) return;
    const point = pointOf(event);
    const box = boxOf(event.currentTarget);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (other) {
      const grown = distanceOf(point, other) / Math.max(1, distanceOf(before, other));
      const middle = middleOf(point, other);
      const moved = middleOf(before, other);
      const about = { x: middle.x - box.middle.x, y: middle.y - box.middle.y };
      setView((now) =>
        panBy(zoomAt(now, about, now.scale * grown, box), { x: middle.x - moved.x, y: middle.y - moved.y }, box),
      );
    } else if (view.scale > 1) {
      setView((now) => panBy(now, { x: point.x - before.x, y: point.y - before.y }, box));
    } else if (!pinched) setDrag(point.x - start.x);
  };

  const finish = (event: PointerEvent<HTMLDivElement>, cancelled: boolean): void => {
    const ending = gesture.current;
    if (!ending?.pointers.delete(event.pointerId) || ending.pointers.size > 0) return;
    gesture.current = undefined;
    setDrag(0);
    if (cancelled || ending.pinched) return;
    const point = pointOf(event);
    const [across, down] = [point.x - ending.start.x, point.y - ending.start.y];
    if (Math.hypot(across, down) < TAP) {
      const { at, point: last } = lastTap.current;
      // For a mouse, the browser fires a double click event.
      const second = event.pointerType !== 'mouse' && event.timeStamp - at < DOUBLE_TAP_MS;
      lastTap.current = { at: second ? 0 : event.timeStamp, point };
      if (second && distanceOf(last, point) < DOUBLE_TAP) toggleAt(event.currentTarget, event);
    } else if (view.scale === 1) {
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
      else if (down > 2 * SWIPE && event.pointerType !== 'mouse') onDismiss();
    }
  };

  // React's wheel listeners are passive and cannot stop the page from zooming with the picture.
  useEffect(() => {
    const element = target.current;
    const keep = (event: Event): void => event.preventDefault();
    element?.addEventListener('wheel', keep, { passive: false });
    return () => element?.removeEventListener('wheel', keep);
  }, []);

  return {
    view,
    drag,
    /** Zooms about the middle, for use by keys. */
    zoomBy: (factor: number): void => {
      const element = target.current;
      if (element) setView((now) => zoomAt(now, { x: 0, y: 0 }, now.scale * factor, boxOf(element)));
    },
    gestures: {
      ref: target,
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => finish(event, false),
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => finish(event, true),
      onDoubleClick: (event: MouseEvent<HTMLDivElement>) => toggleAt(event.currentTarget, event),
      onWheel: (event: WheelEvent<HTMLDivElement>) => {
        const box = boxOf(event.currentTarget);
        const at = pointOf(event, box.middle);
        setView((now) => zoomAt(now, at, now.scale * Math.exp(-event.deltaY / 300), box));
      },
    },
  };
};
