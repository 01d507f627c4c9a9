import { css, media, theme } from '@pairwise/ui';

import { Portrait } from './portrait.tsx';

const side = css({
  position: 'relative',
  margin: 0,
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: 480,
  [media.down('md')]: { display: 'none' },
});

const picture = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'min(640px, calc(100dvh - 150px))',
  borderRadius: '120px 120px 120px 20px',
});

const bubble = css({
  position: 'absolute',
  insetBlockEnd: 48,
  insetInlineStart: -40,
  margin: 0,
  maxInlineSize: 260,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
  boxShadow: theme.shadow.middle,
});

/** Portrait with a line of text beside a form, on wide screens only. Decorative, so hidden from screen readers. */
export const SidePortrait = ({ line }: { line: string }) => (
  <figure css={side} aria-hidden="true">
    <div css={picture}>
      <Portrait />
    </div>
    <p css={bubble}>{line}</p>
  </figure>
);
