import { useTranslation } from '@pairwise/i18n';
import { css, keyframes, media, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Person } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

const LENGTH = '16s';

/** Dark from `0%` to `from`, then lit to the end of the film. */
const lightUp = (from: number) =>
  keyframes({ [`0%, ${from}%`]: { opacity: 0.12 }, [`${from + 3}%, 96%`]: { opacity: 1 }, '100%': { opacity: 0.12 } });

const say = (from: number, to: number) =>
  keyframes({
    [`0%, ${from}%`]: { opacity: 0, transform: 'translateY(12px)' },
    [`${from + 2}%, ${to - 2}%`]: { opacity: 1, transform: 'none' },
    [`${to}%, 100%`]: { opacity: 0, transform: 'none' },
  });

const rise = keyframes({ from: { transform: 'translateY(34%)' }, to: { transform: 'translateY(-10%)' } });
const twinkle = keyframes({ '0%, 100%': { opacity: 0.25 }, '50%': { opacity: 0.9 } });

const sky = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: `linear-gradient(#07040f, ${colours.deep} 45%, ${colours.glow} 100%)`,
  '&[data-paused] *': { animationPlayState: 'paused' },
});

const moon = css({
  position: 'absolute',
  insetBlockStart: '12%',
  insetInlineStart: '46%',
  inlineSize: '9%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: colours.tint,
  boxShadow: `0 0 60px 10px ${colours.glow}`,
  animation: `${rise} 16s ease-in-out infinite alternate`,
});

const star = css({
  position: 'absolute',
  inlineSize: 3,
  blockSize: 3,
  borderRadius: '50%',
  background: theme.color.onDeep,
  opacity: 0.6,
});

const house = css({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '39%',
  blockSize: '88%',
  background: '#0d0714',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridTemplateRows: 'repeat(4, 1fr)',
  gap: '4% 7%',
  padding: '6% 4% 3%',
  '& > i': { background: '#1d1328', borderRadius: 2 },
});
const left = css({ insetInlineStart: 0, clipPath: 'polygon(0 8%, 100% 0, 100% 100%, 0 100%)' });
const right = css({ insetInlineEnd: 0, clipPath: 'polygon(0 0, 100% 8%, 100% 100%, 0 100%)' });

const windowFrame = css({
  position: 'relative',
  gridColumn: '1 / 4',
  gridRow: '2 / 4',
  marginInline: '8%',
  overflow: 'hidden',
  border: '6px solid #1d1328',
  borderRadius: 4,
  background: '#100918',
  [media.down('sm')]: { marginInline: '-4%' },
});

const light = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(80% 80% at 50% 20%, ${colours.press}, ${colours.accent} 45%, ${colours.glow})`,
});
const figure = css({ position: 'absolute', insetInline: '5%', insetBlockEnd: 0, inlineSize: '90%', blockSize: '86%' });
const bars = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(90deg, transparent calc(50% - 2px), #1d1328 0 calc(50% + 2px), transparent 0)',
  opacity: 0.55,
});

const first = css({ animation: `${lightUp(4)} ${LENGTH} linear infinite` });
const second = css({ animation: `${lightUp(24)} ${LENGTH} linear infinite` });

/** Subtitles and bubbles: each line has its time. The first is shown without motion. */
const line = css({
  position: 'absolute',
  zIndex: 2,
  margin: 0,
  maxInlineSize: '46%',
  padding: '8px 14px',
  fontWeight: theme.weight.medium,
  fontSize: 'clamp(0.875rem, 0.6rem + 1.1vw, 1.25rem)',
  lineHeight: 1.3,
  opacity: 0,
});
const ask = css({
  insetInlineStart: '26%',
  borderRadius: '16px 16px 16px 4px',
  background: theme.color.onDeep,
  color: theme.color.onPrimary,
});
const reply = css({
  insetInlineEnd: '24%',
  borderRadius: '16px 16px 4px 16px',
  background: colours.accent,
  color: colours.onAccent,
  textAlign: 'end',
});

const lines = [
  {
    name: 'a',
    style: [ask, css({ insetBlockStart: '30%', opacity: 1, animation: `${say(10, 94)} ${LENGTH} ease-out infinite` })],
  },
  {
    name: 'b',
    style: [
      reply,
      css({ insetBlockStart: '44%', opacity: 1, animation: `${say(30, 94)} ${LENGTH} ease-out infinite` }),
    ],
  },
  { name: 'c', style: [ask, css({ insetBlockStart: '58%', animation: `${say(48, 94)} ${LENGTH} ease-out infinite` })] },
  {
    name: 'd',
    style: [reply, css({ insetBlockStart: '72%', animation: `${say(64, 94)} ${LENGTH} ease-out infinite` })],
  },
] as const;

const stars = [
  [8, 6],
  [42, 9],
  [52, 30],
  [58, 5],
  [63, 20],
  [88, 4],
] as const;

const rest = Array.from({ length: 6 }, (_, at) => at);

const House = ({ side, lit, person }: { side: typeof left; lit: typeof first; person: Person }) => (
  <div css={[house, side]}>
    {rest.slice(0, 3).map((at) => (
      <i key={at} />
    ))}
    <div css={windowFrame}>
      <div css={[light, lit]} />
      <div css={[{ position: 'absolute', inset: 0 }, lit]}>
        <CutOut person={person} css={figure} first />
      </div>
      <div css={bars} />
    </div>
    {rest.slice(3).map((at) => (
      <i key={at} />
    ))}
  </div>
);

/** The film: a picture for screen readers, with one sentence that says what it shows. */
export const Street = ({ people, playing }: { people: readonly [Person, Person]; playing: boolean }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={sky} role="img" aria-label={t('landers.video.scene')} data-paused={playing ? undefined : ''}>
      {stars.map(([x, y]) => (
        <span
          key={x}
          css={[star, { animation: `${twinkle} ${3 + (x % 4)}s ease-in-out infinite` }]}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
        />
      ))}
      <div css={moon} />
      <House side={left} lit={first} person={people[0]} />
      <House side={right} lit={second} person={people[1]} />
      {lines.map(({ name, style }) => (
        <p key={name} css={[line, style]}>
          {t(`landers.video.lines.${name}`)}
        </p>
      ))}
    </div>
  );
};
