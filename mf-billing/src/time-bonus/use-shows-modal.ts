import { serverNow } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useDismissals } from '@pairwise/remote/dismissals';
import { isBusy } from '@pairwise/remote/is-busy';
import { useEffect, useEffectEvent, useRef } from 'react';

import { dismiss, isDismissed } from './dismissals.ts';
import { useModalLayer } from './use-modal-layer.ts';

/** How long after entering the members area the modal opens, in milliseconds (BILL-08). */
const delay = 40_000;

/** How often it checks whether the member has finished what it must not interrupt, in milliseconds. */
const checkInterval = 1_000;

/**
 * Decides whether the modal of the time bonus shows (BILL-08): 40 s after entering the members area, for a member without
 * credits, while the banner is visible, unless it was dismissed. It waits for other dialogs and for unsent text (M-11).
 */
export const useShowsModal = () => {
  const user = useStream(bus.user$);
  const { isVisible } = useStream(bus.bonus$);
  const layer = useModalLayer('time-bonus');
  useDismissals();

  // The banner is in the members area only: it appears when the member enters it.
  const entered = useRef(0);
  useEffect(() => {
    if (isVisible) entered.current = performance.now();
  }, [isVisible]);

  const memberId = user?.id;
  const mayShow =
    isVisible &&
    memberId !== undefined &&
    user?.credits === 0 &&
    !isDismissed('time-bonus-modal', memberId, serverNow());
  const isOpen = mayShow && layer.isOpen;

  const open = useEffectEvent(layer.open);
  const isWaiting = mayShow && !layer.isOpen;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const openWhenFree = (): void => {
      if (isBusy()) timer = setTimeout(openWhenFree, checkInterval);
      else open();
    };
    timer = setTimeout(openWhenFree, Math.max(0, entered.current + delay - performance.now()));
    return () => clearTimeout(timer);
  }, [isWaiting]);

  // The history entry of a modal that is no longer shown: the bonus has ended, or the page was loaded with the entry.
  const closeLayer = useEffectEvent(layer.close);
  const isLeftOver = layer.isOpen && !mayShow;
  useEffect(() => {
    if (isLeftOver) closeLayer();
  }, [isLeftOver]);

  const close = (): void => {
    if (memberId !== undefined) dismiss('time-bonus-modal', memberId, serverNow());
  };
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    // However the member leaves the modal, it does not come back.
    return () => closed();
  }, [isOpen]);

  return { isOpen, close };
};
