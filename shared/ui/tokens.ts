/** Widths in px from which a wider layout applies (LOOK-01). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;

export type Breakpoint = keyof typeof breakpoints;

export const media = {
  /** From this width upwards. */
  up: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint]}px)`,
  /** Below this width. The fraction keeps `up` and `down` from applying both on zoomed screens. */
  down: (breakpoint: Breakpoint) => `@media (max-width: ${breakpoints[breakpoint] - 0.02}px)`,
  hover: '@media (hover: hover)',
};

/** The values of `tokens.css` by role, as `var(--…)` strings: the same in every React root and in both themes. */
export const theme = {
  color: {
    bg: 'var(--c-bg)',
    surface: 'var(--c-surface)',
    inset: 'var(--c-inset)',
    line: 'var(--c-line)',
    lineStrong: 'var(--c-line-strong)',
    ink: 'var(--c-ink)',
    inkMuted: 'var(--c-ink-2)',
    link: 'var(--c-link)',
    primary: 'var(--c-primary)',
    primaryPress: 'var(--c-primary-press)',
    onPrimary: 'var(--c-on-primary)',
    primarySoft: 'var(--c-primary-soft)',
    onPrimarySoft: 'var(--c-on-primary-soft)',
    secondary: 'var(--c-secondary)',
    secondaryPress: 'var(--c-secondary-press)',
    onSecondary: 'var(--c-on-secondary)',
    secondarySoft: 'var(--c-secondary-soft)',
    onSecondarySoft: 'var(--c-on-secondary-soft)',
    unread: 'var(--c-unread)',
    onUnread: 'var(--c-on-unread)',
    deep: 'var(--c-deep)',
    deepRaised: 'var(--c-deep-2)',
    onDeep: 'var(--c-on-deep)',
    onDeepMuted: 'var(--c-on-deep-2)',
    onDeepAccent: 'var(--c-on-deep-accent)',
    success: 'var(--c-success)',
    successSoft: 'var(--c-success-soft)',
    online: 'var(--c-online)',
    danger: 'var(--c-danger)',
    onDanger: 'var(--c-on-danger)',
    dangerSoft: 'var(--c-danger-soft)',
    warningSoft: 'var(--c-warn-soft)',
    onWarningSoft: 'var(--c-on-warn-soft)',
    focus: 'var(--c-focus)',
    scrim: 'var(--c-scrim)',
    photoInk: 'var(--c-photo-ink)',
    photoInkMuted: 'var(--c-photo-ink-2)',
    photoDot: 'var(--c-photo-dot)',
    photoLike: 'var(--c-photo-like)',
    photoTagInk: 'var(--c-photo-tag-ink)',
    photoButton: 'var(--c-photo-btn)',
    photoVeil: 'var(--c-photo-veil)',
    photoScrim: 'var(--c-photo-scrim)',
    photoScrimEnd: 'var(--c-photo-scrim-end)',
    mark1: 'var(--c-mark-1)',
    mark2: 'var(--c-mark-2)',
    markBoth: 'var(--c-mark-both)',
    markBothOnDeep: 'var(--c-mark-both-on-deep)',
    night: 'var(--c-night)',
    nightGlow: 'var(--c-night-glow)',
    nightEdge: 'var(--c-night-edge)',
    nightLine: 'var(--c-night-line)',
  },
  /** 4, 8, 12, 16, 24, 32, 48, 72 px. */
  space: {
    0: '0',
    1: 'var(--s1)',
    2: 'var(--s2)',
    3: 'var(--s3)',
    4: 'var(--s4)',
    5: 'var(--s5)',
    6: 'var(--s6)',
    7: 'var(--s7)',
    8: 'var(--s8)',
  },
  font: 'var(--font)',
  /** Size and line height together: `css={theme.text.sm}`. */
  text: {
    xs: { fontSize: 'var(--fs-xs)', lineHeight: 'var(--lh-xs)' },
    sm: { fontSize: 'var(--fs-sm)', lineHeight: 'var(--lh-sm)' },
    md: { fontSize: 'var(--fs-md)', lineHeight: 'var(--lh-md)' },
    lg: { fontSize: 'var(--fs-lg)', lineHeight: 'var(--lh-lg)' },
    xl: { fontSize: 'var(--fs-xl)', lineHeight: 'var(--lh-xl)' },
    page: { fontSize: 'var(--fs-2xl)', lineHeight: 'var(--lh-2xl)' },
    display: { fontSize: 'var(--fs-3xl)', lineHeight: 'var(--lh-3xl)' },
  },
  weight: {
    body: 'var(--fw-body)',
    medium: 'var(--fw-med)',
    bold: 'var(--fw-bold)',
    black: 'var(--fw-black)',
  },
  /** `pair` and `pairMd` are the signature: three soft corners, one tight. */
  radius: {
    sm: 'var(--r-sm)',
    md: 'var(--r-md)',
    lg: 'var(--r-lg)',
    tight: 'var(--r-tight)',
    full: 'var(--r-full)',
    pair: 'var(--pair)',
    pairMd: 'var(--pair-md)',
  },
  /** The ring of `:focus-visible` in `tokens.css`, for a box that shows it in place of the control inside it. */
  focusRing: { outline: '3px solid var(--c-focus)', outlineOffset: 2 },
  /** The smallest side of a tap target: 44 px. */
  tap: 'var(--tap)',
  /** Heights of the top bar and, on phones, of the bottom bar. */
  bar: 'var(--bar)',
  bottomBar: 'var(--bnav)',
  /** The least height of an alert above the screen. The first paint reserves it. */
  alert: 'var(--alert)',
  /** The height of the notices above the screen. The shell updates it. */
  notices: 'var(--notices, 0px)',
  /** The greatest width of a page. */
  wrap: 'var(--wrap)',
  motion: {
    fast: 'var(--t-fast)',
    base: 'var(--t-base)',
    slow: 'var(--t-slow)',
    ease: 'var(--ease)',
    easeIn: 'var(--ease-in)',
  },
  shadow: { low: 'var(--e1)', middle: 'var(--e2)', high: 'var(--e3)' },
} as const;

export type SpaceStep = keyof typeof theme.space;
