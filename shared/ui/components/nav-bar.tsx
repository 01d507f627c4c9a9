import type { CSSObject } from '@emotion/react';
import { type ComponentProps, type ComponentType, createContext, type ElementType, type ReactNode, use } from 'react';

import { media, theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';
import { Badge } from './badge.tsx';

/** In the bar at the top of wide screens, or within reach of the thumb at the bottom of phones. */
export type NavPlace = 'top' | 'bottom';

export type NavBarProps = ComponentProps<'nav'> & {
  place: NavPlace;
  /** Names the landmark. */
  'aria-label': string;
};

type OwnProps = {
  Icon: ComponentType<{ size?: number }>;
  /** How many new ones wait there, and how that is said; nothing at 0. */
  count?: number | undefined;
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
    // Five German words have to fit beside each other at 320 px.
    fontSize: `clamp(0.625rem, 3.1vw, ${theme.text.xs.fontSize})`,
    letterSpacing: '-0.02em',
    '&[aria-current]': { color: theme.color.link, fontWeight: theme.weight.bold },
    // The edge of the screen would cut off a ring outside.
    '&:focus-visible': { outlineOffset: -4, borderRadius: theme.radius.md },
  },
};

/** A long word in a narrow fifth of the screen ends in an ellipsis rather than over its neighbour. */
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

/** The main places, as `NavItem`s. A page has two, one a place: each shows where the other does not. */
export const NavBar = ({ place, children, ...rest }: NavBarProps) => (
  <PlaceContext value={place}>
    <nav css={bars[place]} {...rest}>
      {children}
    </nav>
  </PlaceContext>
);

/** One place of a `NavBar`; the one where the reader is has `aria-current`, which the router's NavLink sets itself. */
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
