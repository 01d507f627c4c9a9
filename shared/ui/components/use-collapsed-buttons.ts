import { type MouseEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { media } from '../tokens.ts';

const phone = (): MediaQueryList | undefined => globalThis.matchMedia?.(media.down('sm').replace('@media ', ''));

const subscribe = (onChange: () => void): (() => void) => {
  const query = phone();
  query?.addEventListener?.('change', onChange);
  return () => query?.removeEventListener?.('change', onChange);
};

const usePhoneWidth = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone()?.matches ?? false,
    () => false,
  );

/**
 * Collapses the buttons beside a field into one on phones, while the field has text or the focus: the text needs the room.
 * The one button shows them again until the member goes on writing.
 */
export const useCollapsedButtons = (form: RefObject<HTMLFormElement | null>, hasText: boolean) => {
  const isPhone = usePhoneWidth();
  const [isWriting, setIsWriting] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  const buttons = useRef<HTMLSpanElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (isExpanded && takesFocus.current) buttons.current?.querySelector('button')?.focus();
    takesFocus.current = false;
  }, [isExpanded]);
  useEffect(() => {
    const element = form.current;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) setIsWriting(false);
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, [form]);
  return {
    isCollapsed: isPhone && (isWriting || hasText) && !isExpanded,
    buttons,
    onExpand: ({ currentTarget }: MouseEvent): void => {
      // By keyboard: the button that has the focus disappears.
      takesFocus.current = document.activeElement === currentTarget;
      setIsExpanded(true);
    },
    /** For the field: it has the focus, or its text changes. */
    onWrite: (): void => {
      if (!isPhone) return;
      setIsWriting(true);
      setIsExpanded(false);
    },
  };
};
