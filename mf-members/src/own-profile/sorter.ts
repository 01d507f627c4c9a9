import type {
  KeyboardEvent as ReactKeyboardEvent,
  MouseEvent as ReactMouseEvent,
  PointerEvent as ReactPointerEvent,
} from 'react';

import { type Box, moveItem, nearestPlace, placeByKey } from './grid-moves.ts';

/** A mouse lifts a photo after so many pixels. A finger that moves so far before the hold time scrolls the page. */
const THRESHOLD = 7;
/** How long a finger must rest on a photo to lift it, in milliseconds. */
const HOLD = 220;
/** Within EDGE pixels of the window's edge the page scrolls along, by SCROLL pixels a frame. */
const EDGE = 72;
const SCROLL = 12;

export type SortEvent = 'lifted' | 'moved' | 'put' | 'left';

export interface SorterTask {
  ids: readonly string[];
  onSort: (order: string[]) => void;
  /** Announces an event and its place, from 0, to screen readers. */
  announce: (event: SortEvent, place: number) => void;
}

export interface SorterState {
  held: { id: string; by: 'pointer' | 'keys' } | undefined;
  /** The order to show instead of the ids'; after a drop it stays until the ids have followed. */
  order: readonly string[] | undefined;
}

const nothing: SorterState = { held: undefined, order: undefined };

/**
 * Creates a sorter: by touch (after a short hold, so that the page still scrolls), by mouse, and by keys (space lifts and
 * drops, arrows move, Escape cancels). While a photo is held, only CSS shows the new order: an element that moves in the
 * document would lose the finger and the focus.
 */
export const createSorter = () => {
  const items = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let task: SorterTask = { ids: [], onSort: () => undefined, announce: () => undefined };
  let state = nothing;
  let ghost: HTMLElement | null = null;
  let boxes: Box[] = [];
  let point = { x: 0, y: 0 };
  let endPress: (() => void) | undefined;
  let ignoreClick = false;
  let refocus: { id: string; order: string } | undefined;

  const set = (next: SorterState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isHeldBy = (by: 'pointer' | 'keys', id?: string): boolean =>
    state.held?.by === by && (id === undefined || state.held.id === id);

  const lift = (id: string, by: 'pointer' | 'keys'): void => {
    set({ held: { id, by }, order: task.ids });
    task.announce('lifted', task.ids.indexOf(id));
  };
  const moveTo = (place: number): void => {
    const { held, order } = state;
    if (!held || !order) return;
    const from = order.indexOf(held.id);
    if (from === place) return;
    set({ held, order: moveItem(order, from, place) });
    task.announce('moved', place);
  };
  const drop = (): void => {
    const { held, order } = state;
    if (!held || !order) return;
    task.announce('put', order.indexOf(held.id));
    if (order.join() === task.ids.join()) {
      set(nothing);
      return;
    }
    set({ held: undefined, order });
    if (held.by === 'keys') refocus = { id: held.id, order: order.join() };
    task.onSort([...order]);
  };
  const cancel = (): void => {
    const { held } = state;
    if (!held) return;
    set(nothing);
    task.announce('left', task.ids.indexOf(held.id));
  };

  const showGhost = (): void => {
    if (ghost) ghost.style.translate = `${point.x}px ${point.y}px`;
  };
  const follow = (): void => {
    showGhost();
    moveTo(nearestPlace(boxes, point.x + scrollX, point.y + scrollY));
  };
  /** Measures the places in pixels of the document, so that scrolling does not change them. */
  const measure = (): Box[] =>
    task.ids.flatMap((id) => {
      const box = items.get(id)?.getBoundingClientRect();
      return box ? [{ left: box.left + scrollX, top: box.top + scrollY, width: box.width, height: box.height }] : [];
    });
  const scrollAlong = (): void => {
    if (!isHeldBy('pointer')) return;
    const atEnd = point.y > innerHeight - EDGE ? SCROLL : 0;
    const by = point.y < EDGE ? -SCROLL : atEnd;
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' });
      follow();
    }
    requestAnimationFrame(scrollAlong);
  };
  const liftByPointer = (id: string): void => {
    ignoreClick = true;
    boxes = measure();
    lift(id, 'pointer');
    // Haptic feedback, where the device has it.
    if ('vibrate' in navigator) navigator.vibrate(10);
    requestAnimationFrame(scrollAlong);
  };

  const startPress = (id: string, event: ReactPointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || state.held || task.ids.length < 2) return;
    ignoreClick = false;
    const { pointerId, clientX: x, clientY: y } = event;
    const isMouse = event.pointerType === 'mouse';
    point = { x, y };
    const timer = isMouse ? undefined : setTimeout(() => liftByPointer(id), HOLD);
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('contextmenu', onMenu);
      endPress = undefined;
    };
    endPress = end;

    const onMove = (move: PointerEvent): void => {
      if (move.pointerId !== pointerId) return;
      point = { x: move.clientX, y: move.clientY };
      const isFar = Math.hypot(point.x - x, point.y - y) > THRESHOLD;
      if (isFar && isMouse && !state.held) liftByPointer(id);
      if (isHeldBy('pointer')) follow();
      // The finger scrolls the page.
      else if (isFar) end();
    };
    const onUp = (up: PointerEvent): void => {
      if (up.pointerId !== pointerId) return;
      end();
      if (isHeldBy('pointer')) drop();
      // The click that belongs to this press comes before the timer; later clicks count.
      setTimeout(() => {
        ignoreClick = false;
      });
    };
    const onCancel = (): void => {
      end();
      if (isHeldBy('pointer')) cancel();
    };
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape' || !isHeldBy('pointer')) return;
      key.preventDefault();
      onCancel();
    };
    // Prevents the context menu that a resting finger would open.
    const onMenu = (menu: Event): void => {
      if (!isMouse) menu.preventDefault();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
    window.addEventListener('contextmenu', onMenu);
  };

  const pressKey = (id: string, event: ReactKeyboardEvent): void => {
    const isMine = isHeldBy('keys', id);
    const place = isMine ? placeByKey(event.key, (state.order ?? []).indexOf(id), task.ids.length) : undefined;
    if (event.key === ' ') {
      event.preventDefault();
      if (event.repeat || task.ids.length < 2) return;
      if (isMine) drop();
      else if (!state.held) lift(id, 'keys');
    } else if (place !== undefined) {
      event.preventDefault();
      moveTo(place);
    } else if (isMine && (event.key === 'Escape' || event.key === 'Enter')) {
      event.preventDefault();
      if (event.key === 'Enter') drop();
      else cancel();
    }
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): SorterState => state,

    /** Takes over the current list. Call it after the document shows it. */
    follow: (next: SorterTask): void => {
      const hasChanged = next.ids.join() !== task.ids.join();
      task = next;
      if (hasChanged && state.order && !state.held) set(nothing);
      if (refocus?.order !== next.ids.join()) return;
      items.get(refocus.id)?.focus();
      refocus = undefined;
    },

    /** Starts to keep the page from scrolling while a finger moves a photo. Returns the function that stops. */
    start: (): (() => void) => {
      // Not every browser calls a listener that is added after the finger came down.
      const keepPage = (touch: TouchEvent): void => {
        if (isHeldBy('pointer') && touch.cancelable) touch.preventDefault();
      };
      window.addEventListener('touchmove', keepPage, { passive: false });
      return () => {
        window.removeEventListener('touchmove', keepPage);
        endPress?.();
        state = nothing;
      };
    },

    /** Sets the element that follows the pointer by its `translate`. */
    ghost: (element: HTMLElement | null): void => {
      ghost = element;
      showGhost();
    },

    /** Returns the ref and the handlers of a sortable element. */
    item: (id: string) => ({
      ref: (element: HTMLElement | null): void => {
        if (element) items.set(id, element);
        else items.delete(id);
      },
      onPointerDown: (event: ReactPointerEvent) => startPress(id, event),
      onKeyDown: (event: ReactKeyboardEvent) => pressKey(id, event),
      // Some browsers click when the space bar is released.
      onKeyUp: (event: ReactKeyboardEvent) => {
        if (event.key === ' ') event.preventDefault();
      },
      onBlur: () => {
        if (isHeldBy('keys', id)) cancel();
      },
      onClickCapture: (event: ReactMouseEvent) => {
        if (!ignoreClick) return;
        ignoreClick = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
};
