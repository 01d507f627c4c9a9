import type { CSSObject } from '@emotion/react';
import { type ComponentProps, type ComponentType, createContext, type ElementType, type ReactNode, use } from 'react';

import { media, theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';
import { Badge } from './badge.tsx';

/** `top`: in the top bar of wide screens. `bottom`: at the bottom of phones, within reach of the thumb. */
export type NavPlace = 'top' | 'bottom';

export type NavBarProps = ComponentProps<'nav'> & {
  place: NavPlace;
  /** Names the landmark. */
  'aria-label': string;
};

type OwnProps = {
  Icon: ComponentType<{ size?: number }>;
  /** The number of new items; no badge at 0. */
  count?: number | undefined;
  /** The count in words, for screen readers. */
  countLabel?: string | undefined;
  children: ReactNode;
};

export type NavItemProps<Component extends ElementType> = AsProps<Component, OwnProps>;

const PlaceContext = createContext<NavPlace>('top');

const bars: Record<NavPlace, CSSObject> = {
  top: {
    display: 'flex',
    gap: theme.space[1],
    marginInlineStart: theme.space[4],
    [media.down('md')]: { display: 'none' },
  },
  bottom: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 30,
    display: 'flex',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
    [media.up('md')]: { display: 'none' },
  },
};

const items: Record<NavPlace, CSSObject> = {
  top: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[2],
    minBlockSize: theme.tap,
    paddingInline: theme.space[3],
    borderRadius: theme.radius.full,
    whiteSpace: 'nowrap',
    '&[aria-current]': { background: theme.color.inset, color: theme.color.ink },
    [media.hover]: { '&:hover': { color: theme.color.ink } },
  },
  bottom: {
    position: 'relative',
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 3,
    minInlineSize: 0,
    blockSize: theme.bottomBar,
    paddingInline: 1,
    ...theme.text.xs,
    // Five German words must fit beside each other at 320 px.
    fontSize: `clamp(0.625rem, 3.1vw, ${theme.text.xs.fontSize})`,
    letterSpacing: '-0.02em',
    '&[aria-current]': { color: theme.color.link, fontWeight: theme.weight.bold },
    // The edge of the screen would cut off an outer ring.
    '&:focus-visible': { outlineOffset: -4, borderRadius: theme.radius.md },
  },
};

/** Long words end in an ellipsis instead of overlapping the next item. */
const words: CSSObject = {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const badgeOnIcon: CSSObject = {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 'calc(50% + 4px)',
  boxShadow: `0 0 0 2px ${theme.color.surface}`,
};

/**
 * The main navigation of the shell and of the console, with `NavItem`s as children. A page renders it twice, for `top`
 * and `bottom`; each hides on the screens of the other.
 */
export const NavBar = ({ place, children, ...rest }: NavBarProps) => (
  <PlaceContext value={place}>
    <nav css={bars[place]} {...rest}>
      {children}
    </nav>
  </PlaceContext>
);

/** One link of a `NavBar`. The current one needs `aria-current`, which the router's NavLink sets itself. */
export const NavItem = <Component extends ElementType = 'a'>(props: NavItemProps<Component>) => {
  const { as, Icon, count = 0, countLabel = '', children, ...rest } = props;
  const place = use(PlaceContext);
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      css={[{ color: theme.color.inkMuted, fontWeight: theme.weight.medium, textDecoration: 'none' }, items[place]]}
      {...rest}
    >
      <Icon {...(place === 'bottom' && { size: 26 })} />
      <span css={words}>{children}</span>
      <Badge count={count} label={countLabel} css={place === 'bottom' && badgeOnIcon} />
    </Element>
  );
};
