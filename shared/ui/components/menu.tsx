import type { CSSObject } from '@emotion/react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { theme } from '../tokens.ts';
import { iconButtonStyle } from './icon-button-style.ts';
import { MenuContext } from './menu-context.ts';
import { MenuPanel } from './menu-panel.tsx';

export type MenuProps = {
  /** Names the button and the menu. */
  label: string;
  /** Title of the sheet that the menu is on phones; the label by default. */
  title?: string;
  /** Content of the button: an icon, an avatar, a word. */
  trigger: ReactNode;
  /** Names the close button of the sheet that the menu is on phones. */
  closeLabel: string;
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  /** Styles of the button, added to those of an icon button. */
  triggerCss?: CSSObject;
  /** `MenuItem`s and `MenuLink`s. */
  children: ReactNode;
};

/** A button that opens a list of actions or links, as the menu button of the ARIA authoring practices. */
export const Menu = ({ label, title = label, trigger, closeLabel, align = 'end', triggerCss, children }: MenuProps) => {
  // The item that gets the focus when the menu opens; undefined while it is closed.
  const [opened, setOpened] = useState<'first' | 'last'>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isOpen = opened !== undefined;

  const close = () => setOpened(undefined);
  const closeToButton = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
  };

  return (
    <div ref={root} onBlur={onBlur} css={{ position: 'relative', display: 'inline-block', flex: 'none' }}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpened(isOpen ? undefined : 'first')}
        onKeyDown={onButtonKey}
        css={[iconButtonStyle({}), { gap: 6, fontWeight: theme.weight.medium }, triggerCss]}
      >
        {trigger}
      </button>
      {opened && (
        <MenuContext value={closeToButton}>
          <MenuPanel
            id={menuId}
            label={label}
            title={title}
            closeLabel={closeLabel}
            align={align}
            focusOn={opened}
            onClose={closeToButton}
          >
            {children}
          </MenuPanel>
        </MenuContext>
      )}
    </div>
  );
};
