import { css, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { Pair, type PairProps } from './pair.tsx';

const deep = `var(--lander-deep, ${theme.color.night})`;
/** Always dark, whatever the theme. A lander sets the colours of its niche. */
const night = css({
  display: 'flex',
  // The bars above and below have the plain night colour, so the glow fades out towards them.
  background: `linear-gradient(${theme.color.night}, transparent 22% 86%, ${theme.color.night}), radial-gradient(90% 70% at 78% 42%, var(--lander-glow, ${theme.color.nightGlow}) 0, ${deep} 70%) ${deep}`,
  color: theme.color.onDeep,
  minBlockSize: `calc(100dvh - ${theme.bar} - 62px)`,
});

const layout = css({
  inlineSize: '100%',
  maxInlineSize: theme.wrap,
  marginInline: 'auto',
  paddingInline: theme.space[4],
  paddingBlock: `${theme.space[3]} ${theme.space[4]}`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.space[4],
  [media.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1.08fr 1fr',
    alignItems: 'center',
    gap: theme.space[6],
    paddingInline: theme.space[5],
    paddingBlock: `${theme.space[3]} ${theme.space[5]}`,
  },
});

const words = css({
  display: 'grid',
  gap: 14,
  [media.up('md')]: { gap: theme.space[5], justifyItems: 'start' },
});

const headline = css({
  margin: 0,
  ...theme.text.display,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.045em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const leadStyle = css({
  margin: 0,
  maxInlineSize: '36ch',
  color: theme.color.onDeepMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  [media.up('md')]: { fontSize: '1.25rem' },
});

export interface HeroProps extends PairProps {
  title: string;
  lead: string;
  /** The button and the content below it. */
  children: ReactNode;
}

/** The first screen of a lander. Plain elements without data of their own, so that the build can prerender it. */
export const Hero = ({ title, lead, children, ...pair }: HeroProps) => (
  <section css={night}>
    <div css={layout}>
      <Pair {...pair} />
      <div css={words}>
        <h1 css={headline}>{title}</h1>
        <p css={leadStyle}>{lead}</p>
        {children}
      </div>
    </div>
  </section>
);
