import type { CSSObject } from '@emotion/react';

import { theme } from '../tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'plain';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonAppearance = {
  /** `primary` is orange and marks a screen's one main action. `plain` is underlined text in the colour around it. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

const variants: Record<ButtonVariant, CSSObject> = {
  primary: {
    background: theme.color.primary,
    color: theme.color.onPrimary,
    '&:hover': { background: theme.color.primaryPress },
  },
  secondary: {
    background: theme.color.secondary,
    color: theme.color.onSecondary,
    '&:hover': { background: theme.color.secondaryPress },
  },
  soft: {
    background: theme.color.primarySoft,
    color: theme.color.onPrimarySoft,
    '&:hover': { borderColor: 'currentColor' },
  },
  ghost: {
    borderColor: theme.color.lineStrong,
    color: theme.color.ink,
    '&:hover': { background: theme.color.inset },
  },
  danger: {
    background: theme.color.danger,
    color: theme.color.onDanger,
    '&:hover': { boxShadow: theme.shadow.middle },
  },
  plain: {
    paddingInline: theme.space[2],
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    '&:hover': { textDecorationThickness: 2 },
  },
};

const sizes: Record<ButtonSize, CSSObject> = {
  sm: { minBlockSize: theme.tap, paddingInline: theme.space[4] },
  md: { minBlockSize: 48, paddingInline: theme.space[5] },
  lg: { minBlockSize: 58, paddingInline: theme.space[6], ...theme.text.lg },
};

const disabled: CSSObject = {
  borderColor: 'transparent',
  background: theme.color.inset,
  color: theme.color.inkMuted,
  boxShadow: 'none',
  cursor: 'not-allowed',
};

/** Returns the styles of a button, for any element that renders as one. Long words wrap instead of overflowing. */
export const buttonStyle = ({ variant = 'secondary', size = 'md', block = false }: ButtonAppearance): CSSObject => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  ...(block ? { inlineSize: '100%' } : {}),
  maxInlineSize: '100%',
  paddingBlock: 10,
  border: '1.5px solid transparent',
  borderRadius: theme.radius.pairMd,
  background: 'none',
  fontWeight: theme.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background ${theme.motion.fast}, transform ${theme.motion.fast} ${theme.motion.ease}`,
  ...sizes[size],
  ...variants[variant],
  '&:active:not(:disabled)': { transform: 'scale(0.98)' },
  // A busy button, which keeps its colours, has `aria-disabled` too.
  '&:disabled, &:disabled:hover, &[aria-disabled="true"]:not([aria-busy])': disabled,
});
