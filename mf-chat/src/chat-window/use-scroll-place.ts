import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the newest message the chat follows new ones, in pixels. */
const FOLLOW_PX = 50;

/** Depth below the upper edge at which the message is taken whose place is kept, in pixels. */
const ANCHOR_DEPTH = 96;

/** The distance between two points at which a message is searched, in pixels: more than the gap between messages. */
const ANCHOR_STEP = 24;

/** A message, and where it was at a scroll position, in pixels. */
interface Anchor {
  element: Element;
  top: number;
  scrollTop: number;
}

const anchorOf = (scroller: HTMLElement): Anchor | undefined => {
  const { left, width, top, bottom } = scroller.getBoundingClientRect();
  // A point may be between two messages: the next ones below it are not.
  for (let y = top + ANCHOR_DEPTH; y < bottom; y += ANCHOR_STEP) {
    // jsdom has no layout.
    const found = document.elementsFromPoint?.(left + width / 2, y) ?? [];
    const element = found.map((one) => one.closest('[data-message]')).find((one) => one !== null);
    if (element) return { element, top: element.getBoundingClientRect().top, scrollTop: scroller.scrollTop };
  }
  return undefined;
};

/** A message and its distance from the upper edge of the scroller, in pixels. */
export interface SavedPlace {
  seq: number;
  top: number;
}

/** A message to scroll to as soon as it is mounted. */
interface Goal {
  seq: number;
  /** Scrolls to it. Returns whether it is to be kept in its place. */
  scroll: (message: Element, box: HTMLElement) => boolean;
}

const toCenter: Goal['scroll'] = (message) => {
  message.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
};

export interface ScrollPlace {
  isAtEnd: boolean;
  scrollToEnd: () => void;
  /**
   * Scrolls so that a message and the divider before it are at the upper edge, and keeps the message in its place until
   * the member scrolls. Where everything from there on fits, that is the end.
   */
  openAt: (seq: number) => void;
  /**
   * Scrolls to a message, at once or when it is mounted, and keeps it in its place until the member scrolls. False when
   * it is not among the shown messages.
   */
  scrollToMessage: (seq: number) => boolean;
  /** Returns what the member reads now; undefined at the end. */
  savePlace: () => SavedPlace | undefined;
  returnTo: (place: SavedPlace | undefined) => void;
}

interface ScrollPlaceOptions {
  /** Changes with every change of the mounted messages. */
  content: unknown;
  /** Whether newer messages exist below the shown ones: their end is not followed. */
  hasNewer: boolean;
  /** Mounts a message that is too far away to be mounted. Returns false when it is not among the shown ones. */
  reveal: (seq: number) => boolean;
}

/** What a member scrolls with. */
export const scrollInputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what the member reads in its place while messages are added, and follows new messages only at the end. The scroller
 * is a `column-reverse` box, so 0 is the end and positions above it are negative: older messages move nothing, newer ones
 * would.
 * @param scroller has one child, which contains the messages
 */
export const useScrollPlace = (
  scroller: RefObject<HTMLElement | null>,
  { content, hasNewer, reveal }: ScrollPlaceOptions,
): ScrollPlace => {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const anchor = useRef<Anchor | undefined>(undefined);
  // The message that was scrolled to: messages around it that are laid out later do not move it.
  const pinned = useRef<Element | undefined>(undefined);
  const goal = useRef<Goal | undefined>(undefined);

  const remember = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    const atEnd = box.scrollTop > -FOLLOW_PX && !hasNewer;
    const kept = pinned.current?.isConnected ? pinned.current : undefined;
    if (kept) {
      anchor.current = { element: kept, top: kept.getBoundingClientRect().top, scrollTop: box.scrollTop };
    } else anchor.current = atEnd ? undefined : anchorOf(box);
    setIsAtEnd(atEnd);
  }, [scroller, hasNewer]);

  useEffect(() => {
    const box = scroller.current;
    // In the capture phase, so before other messages are mounted: then the place is kept from here on.
    box?.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => box?.removeEventListener('scroll', remember, { capture: true });
  }, [scroller, remember]);

  useEffect(() => {
    const box = scroller.current;
    const unpin = (): void => {
      pinned.current = undefined;
    };
    for (const type of scrollInputs) box?.addEventListener(type, unpin, { passive: true });
    return () => {
      for (const type of scrollInputs) box?.removeEventListener(type, unpin);
    };
  }, [scroller]);

  const restore = useCallback((): void => {
    const box = scroller.current;
    const kept = anchor.current;
    if (!box || !kept?.element.isConnected) return;
    // The event of the last scroll may still be to come: that scroll is not undone.
    const top = kept.top - (box.scrollTop - kept.scrollTop);
    const moved = kept.element.getBoundingClientRect().top - top;
    if (moved !== 0) box.scrollBy({ top: moved, behavior: 'instant' });
    anchor.current = { element: kept.element, top, scrollTop: box.scrollTop };
  }, [scroller]);

  // Corrects the place after every change.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(restore, [restore, content]);

  // Messages also grow without a change: when they come into view and are laid out, or when the window gets narrower.
  useEffect(() => {
    const column = scroller.current?.firstElementChild;
    if (!column || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(restore);
    observer.observe(column);
    return () => observer.disconnect();
  }, [scroller, restore]);

  const scrollToEnd = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    anchor.current = undefined;
    pinned.current = undefined;
    goal.current = undefined;
    // jsdom has no scrolling.
    box.scrollTo?.({ top: 0, behavior: 'instant' });
  }, [scroller]);

  const messageElement = useCallback(
    (seq: number) => scroller.current?.querySelector(`[data-seq="${seq}"]`) ?? undefined,
    [scroller],
  );

  const reachGoal = useCallback((): void => {
    const box = scroller.current;
    const { seq, scroll } = goal.current ?? {};
    const message = seq === undefined ? undefined : messageElement(seq);
    if (!box || !message || !scroll) return;
    goal.current = undefined;
    pinned.current = scroll(message, box) ? message : undefined;
    remember();
  }, [scroller, messageElement, remember]);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useLayoutEffect(reachGoal, [reachGoal, content]);

  const goTo = (next: Goal): boolean => {
    if (!messageElement(next.seq) && !reveal(next.seq)) return false;
    goal.current = next;
    reachGoal();
    return true;
  };

  const openAt = (seq: number): void => {
    goTo({
      seq,
      scroll: (message, box) => {
        const divider = message.closest('li')?.querySelector('[data-divider]');
        (divider ?? message).scrollIntoView({ block: 'start', behavior: 'instant' });
        return box.scrollTop <= -FOLLOW_PX || hasNewer;
      },
    });
  };

  const scrollToMessage = (seq: number): boolean => goTo({ seq, scroll: toCenter });

  const savePlace = (): SavedPlace | undefined => {
    const box = scroller.current;
    const shown = anchor.current ?? (box && box.scrollTop <= -FOLLOW_PX ? anchorOf(box) : undefined);
    const seq = shown?.element.getAttribute('data-seq');
    if (!box || !shown || seq === null || seq === undefined) return undefined;
    return { seq: Number(seq), top: shown.element.getBoundingClientRect().top - box.getBoundingClientRect().top };
  };

  const returnTo = (place: SavedPlace | undefined): void => {
    const isFound =
      place !== undefined &&
      goTo({
        seq: place.seq,
        scroll: (message, box) => {
          toCenter(message, box);
          const top = message.getBoundingClientRect().top - box.getBoundingClientRect().top - place.top;
          box.scrollBy?.({ top, behavior: 'instant' });
          return true;
        },
      });
    if (!isFound) scrollToEnd();
  };

  return { isAtEnd, scrollToEnd, openAt, scrollToMessage, savePlace, returnTo };
};
