import type {
  KeyboardEvent as ReactKeyboardEvent,
  MouseEvent as ReactMouseEvent,
  PointerEvent as ReactPointerEvent,
} from 'react';

import { type Box, moved, nearestPlace, placeByKey } from './grid-moves.ts';

/** A mouse lifts what it moves by so many pixels; a finger that moves so far before it has waited scrolls the page. */
const THRESHOLD = 7;
/** How long a finger rests on a photo before it lifts it, in milliseconds. */
const HOLD = 220;
/** Within so many pixels of the window's edge the page scrolls along, by so many a frame. */
const EDGE = 72;
const SCROLL = 12;

export type Said = 'lifted' | 'moved' | 'put' | 'left';

export interface SorterTask {
  ids: readonly string[];
  onSort: (order: string[]) => void;
  /** What happened, at which place from 0: for who does not see it. */
  say: (what: Said, place: number) => void;
}

export interface SorterState {
  held: { id: string; by: 'pointer' | 'keys' } | undefined;
  /** What is shown in place of the ids' own order; after it was put down, until the ids have followed. */
  order: readonly string[] | undefined;
}

const nothing: SorterState = { held: undefined, order: undefined };

/**
 * Order by touch (after a short hold, so that the page still scrolls), by mouse, and by keys (space lifts and puts down,
 * arrows move, Escape leaves it). While something is held the new order is only shown, by CSS: an element that moved in
 * the document would lose the finger and the focus.
 */
export const createSorter = () => {
  const items = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let task: SorterTask = { ids: [], onSort: () => undefined, say: () => undefined };
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
    task.say('lifted', task.ids.indexOf(id));
  };
  const moveTo = (place: number): void => {
    const { held, order } = state;
    if (!held || !order) return;
    const from = order.indexOf(held.id);
    if (from === place) return;
    set({ held, order: moved(order, from, place) });
    task.say('moved', place);
  };
  const put = (): void => {
    const { held, order } = state;
    if (!held || !order) return;
    task.say('put', order.indexOf(held.id));
    if (order.join() === task.ids.join()) {
      set(nothing);
      return;
    }
    set({ held: undefined, order });
    if (held.by === 'keys') refocus = { id: held.id, order: order.join() };
    task.onSort([...order]);
  };
  const leave = (): void => {
    const { held } = state;
    if (!held) return;
    set(nothing);
    task.say('left', task.ids.indexOf(held.id));
  };

  const showGhost = (): void => {
    if (ghost) ghost.style.translate = `${point.x}px ${point.y}px`;
  };
  const follow = (): void => {
    showGhost();
    moveTo(nearestPlace(boxes, point.x + scrollX, point.y + scrollY));
  };
  /** In pixels of the document, so that scrolling does not change them. */
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
    // A short answer to the finger, where the device has one.
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
      // It scrolls.
      else if (isFar) end();
    };
    const onUp = (up: PointerEvent): void => {
      if (up.pointerId !== pointerId) return;
      end();
      if (isHeldBy('pointer')) put();
      // A click that belongs to this comes before; any later one is meant.
      setTimeout(() => {
        ignoreClick = false;
      });
    };
    const onCancel = (): void => {
      end();
      if (isHeldBy('pointer')) leave();
    };
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape' || !isHeldBy('pointer')) return;
      key.preventDefault();
      onCancel();
    };
    // The menu that a resting finger would open.
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
      if (isMine) put();
      else if (!state.held) lift(id, 'keys');
    } else if (place !== undefined) {
      event.preventDefault();
      moveTo(place);
    } else if (isMine && (event.key === 'Escape' || event.key === 'Enter')) {
      event.preventDefault();
      if (event.key === 'Enter') put();
      else leave();
    }
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): SorterState => state,

    /** What is there to sort now. Called when the document shows it. */
    follow: (next: SorterTask): void => {
      const hasChanged = next.ids.join() !== task.ids.join();
      task = next;
      if (hasChanged && state.order && !state.held) set(nothing);
      if (refocus?.order !== next.ids.join()) return;
      items.get(refocus.id)?.focus();
      refocus = undefined;
    },

    /** Once it is lifted, the finger moves the photo and not the page. Returns the way to stop. */
    start: (): (() => void) => {
      // One that is added after the finger came down would not be asked by every browser.
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

    /** What goes with the pointer; its `translate` is the pointer's place in the window. */
    ghost: (element: HTMLElement | null): void => {
      ghost = element;
      showGhost();
    },

    /** What a sortable element listens to. */
    item: (id: string) => ({
      ref: (element: HTMLElement | null): void => {
        if (element) items.set(id, element);
        else items.delete(id);
      },
      onPointerDown: (event: ReactPointerEvent) => startPress(id, event),
      onKeyDown: (event: ReactKeyboardEvent) => pressKey(id, event),
      // Some browsers click on the way up of the space bar.
      onKeyUp: (event: ReactKeyboardEvent) => {
        if (event.key === ' ') event.preventDefault();
      },
      onBlur: () => {
        if (isHeldBy('keys', id)) leave();
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
