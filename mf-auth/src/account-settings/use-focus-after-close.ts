import { isFocusLost } from '@pairwise/remote/is-focus-lost';
import { useEffect, useRef } from 'react';

import type { Part } from './use-open-part.ts';

/**
 * Moves the focus to the button of a form that was closed. A form that a link has opened, such as that of a mail, has no
 * opener to which the closing dialog could return it.
 */
export const useFocusAfterClose = (part: Part | undefined): void => {
  const before = useRef(part);
  useEffect(() => {
    const closed = before.current;
    before.current = part;
    if (closed === undefined || part !== undefined) return;
    // After the dialog, which has left the focus in the page.
    setTimeout(() => {
      if (isFocusLost()) document.querySelector<HTMLElement>(`[data-opens="${closed}"]`)?.focus();
    });
  }, [part]);
};
