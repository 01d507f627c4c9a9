import type { CSSObject } from '@emotion/react';

import { theme } from '../tokens.ts';

export const tabListStyle: CSSObject = {
  display: 'flex',
  gap: theme.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.color.line}`,
};

export const tabStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  flex: 'none',
  minBlockSize: 48,
  minInlineSize: theme.tap,
  padding: 0,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: theme.color.inkMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '&:hover': { color: theme.color.ink },
  '&[aria-selected="true"]': {
    borderColor: theme.color.secondary,
    color: theme.color.ink,
    fontWeight: theme.weight.bold,
  },
  '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radius.sm },
};

export const tabId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `tabpanel-${id}`;

/** Returns the index of the tab that a key moves to; undefined for other keys. */
export const nextIndex = (key: string, index: number, count: number) =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];
