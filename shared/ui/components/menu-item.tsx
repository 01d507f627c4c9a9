import type { CSSObject } from '@emotion/react';
import { type ElementType, type ReactNode, useContext } from 'react';

import { IconCheck } from '../icons.ts';
import { theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';
import { MenuContext } from './menu-context.ts';

type OwnProps = { icon?: ReactNode; children: ReactNode };

export type MenuItemProps = OwnProps & {
  onSelect: () => void;
  tone?: 'default' | 'danger';
  /** When given, the item is a radio item. */
  checked?: boolean | undefined;
  /** Language of its text where it differs from the page's, as for names of languages. */
  lang?: string;
};

export type MenuLinkProps<Component extends ElementType> = AsProps<Component, OwnProps>;

const itemStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  inlineSize: '100%',
  minBlockSize: theme.tap,
  paddingBlock: theme.space[1],
  paddingInline: theme.space[3],
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  '&:hover': { background: theme.color.inset },
  '&:focus-visible': { outlineOffset: -3 },
};

const growing = { flex: 1, minInlineSize: 0 };

/** One action of a menu. The menu closes first, so that a dialog it opens returns the focus to the menu's button. */
export const MenuItem = ({ icon, onSelect, tone = 'default', checked, lang, children }: MenuItemProps) => {
  const close = useContext(MenuContext);
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      lang={lang}
      onClick={() => {
        close();
        onSelect();
      }}
      css={[itemStyle, tone === 'danger' && { color: theme.color.danger }]}
    >
      {icon}
      <span css={growing}>{children}</span>
      {checked && <IconCheck />}
    </button>
  );
};

/** One link of a menu. */
export const MenuLink = <Component extends ElementType = 'a'>({
  as,
  icon,
  children,
  ...rest
}: MenuLinkProps<Component>) => {
  const close = useContext(MenuContext);
  const Element: ElementType = as ?? 'a';
  return (
    // The link handles the click itself; this only closes the menu.
    <span role="none" onClick={close} css={{ display: 'block' }}>
      <Element role="menuitem" tabIndex={-1} css={itemStyle} {...rest}>
        {icon}
        <span css={growing}>{children}</span>
      </Element>
    </span>
  );
};
