import type { CSSObject } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { keyframes } from '../css.ts';
import { media, theme } from '../tokens.ts';
import { itemForKey } from './menu-keys.ts';
import { Sheet } from './sheet.tsx';

type MenuPanelProps = {
  id: string;
  label: string;
  /** Title of the sheet. */
  title: string;
  /** Names the sheet's close button. A screen reader on a phone reaches neither Escape nor the backdrop. */
  closeLabel: string;
  align: 'start' | 'end';
  focusOn: 'first' | 'last';
  /** Closes the menu and returns the focus to its button. */
  onClose: () => void;
  children: ReactNode;
};

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

const dropdown = (align: MenuPanelProps['align']): CSSObject => ({
  position: 'absolute',
  zIndex: 40,
  insetBlockStart: 'calc(100% + 6px)',
  [align === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: 0,
  inlineSize: 'max-content',
  minInlineSize: 230,
  maxInlineSize: 'min(340px, 100vw - 32px)',
  maxBlockSize: 'min(70dvh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: theme.shadow.high,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
});

/** In a sheet, the padding of the items keeps the distance from the edge. */
const inSheet: CSSObject = { marginInline: `calc(-1 * ${theme.space[3]})` };

const isPhone = (): boolean => matchMedia(media.down('md').replace('@media ', '')).matches;

/** The open list of a menu; a sheet on phones. The checked item, if there is one, gets the focus. Keys move it. */
export const MenuPanel = ({ id, label, title, closeLabel, align, focusOn, onClose, children }: MenuPanelProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const [asSheet] = useState(isPhone);

  // Not a layout effect: the sheet around the list must be open first.
  useEffect(() => {
    const items = itemsOf(menu.current);
    const chosen = items.find((item) => item.ariaChecked === 'true' || item.getAttribute('aria-checked') === 'true');
    (chosen ?? items.at(focusOn === 'first' ? 0 : -1))?.focus();
  }, [focusOn]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Tab continues from the menu's button.
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      // Closes only the menu, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(menu.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = itemForKey(
      event.key,
      current,
      items.map((item) => item.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  const list = (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      css={asSheet ? inSheet : dropdown(align)}
    >
      {children}
    </div>
  );
  if (!asSheet) return list;
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel}>
      {list}
    </Sheet>
  );
};
