import { useTranslation } from '@pairwise/i18n';
import { css, keyframes, media, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Cast } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

/** The film's length in seconds, and the share of it that one scene takes. */
const LENGTH = 14;
const SCENES = 4;

const wipes = [
  ['inset(0 0 0 100%)', 'inset(0 100% 0 0)'],
  ['circle(0% at 70% 60%)', 'inset(0 0 100% 0)'],
  ['polygon(0 0, 0 0, -40% 100%, -40% 100%)', 'inset(0 0 0 100%)'],
  ['inset(100% 0 0 0)', 'inset(0 100% 0 0)'],
] as const;

const full = [
  'inset(0 0 0 0)',
  'circle(130% at 70% 60%)',
  'polygon(0 0, 140% 0, 100% 100%, -40% 100%)',
  'inset(0 0 0 0)',
] as const;

/** A scene comes in by its wipe and stays until the next one covers it. */
const comeIn = (at: number) =>
  keyframes({
    '0%': { clipPath: wipes[at]?.[0], zIndex: 2 },
    '6%': { clipPath: full[at], zIndex: 2 },
    '25%': { clipPath: full[at], zIndex: 1 },
    '32%': { clipPath: full[at], zIndex: 1 },
    '32.01%, 100%': { clipPath: wipes[at]?.[0], zIndex: 0 },
  });

const drift = keyframes({
  from: { transform: 'translateX(4%) scale(1.02)' },
  to: { transform: 'translateX(-4%) scale(1.08)' },
});

const reel = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '&[data-paused] *': { animationPlayState: 'paused' },
});

const scene = css({ position: 'absolute', inset: 0, overflow: 'hidden' });

/** Only the first scene is shown without motion. */
const timing = [0, 1, 2, 3].map((at) =>
  css({
    clipPath: at === 0 ? 'none' : 'inset(0 0 100% 0)',
    animation: `${comeIn(at)} ${LENGTH}s ${theme.motion.ease} ${(LENGTH / SCENES) * at - LENGTH * 0.06}s infinite both`,
  }),
);

const grounds = [
  `linear-gradient(115deg, ${colours.deep} 34%, ${colours.accent} 34.2%)`,
  `linear-gradient(115deg, ${colours.deep} 34%, ${colours.shade} 34.2%)`,
  `linear-gradient(115deg, ${colours.deep} 34%, ${colours.press} 34.2%)`,
  `linear-gradient(115deg, ${colours.deep} 34%, ${colours.glow} 34.2%)`,
] as const;

const figure = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '2%',
  inlineSize: 'min(64%, 400px)',
  blockSize: '88%',
  animation: `${drift} 7s ease-in-out infinite alternate`,
  [media.up('lg')]: { insetInlineEnd: '6%', inlineSize: '56%', blockSize: '86%' },
});

const second = css({
  insetInlineEnd: 'auto',
  insetInlineStart: '4%',
  inlineSize: 'min(46%, 300px)',
  blockSize: '62%',
  [media.up('lg')]: { insetInlineStart: 'auto', insetInlineEnd: '48%', inlineSize: '34%', blockSize: '60%' },
});

const word = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 20,
  insetInlineStart: theme.space[4],
  margin: 0,
  padding: '6px 16px',
  borderRadius: '18px 18px 18px 4px',
  background: theme.color.onDeep,
  color: theme.color.onPrimary,
  fontWeight: theme.weight.black,
  fontSize: 'clamp(1.375rem, 1rem + 2vw, 2.5rem)',
  lineHeight: 1.2,
  [media.up('lg')]: { insetInlineStart: 'auto', insetInlineEnd: '46%', insetBlockStart: '12%', padding: '10px 24px' },
});

const scenes = [
  ['a', [0]],
  ['b', [1]],
  ['c', [2, 3]],
  ['d', [4]],
] as const;

/** The film. Decorative: its words are repeated by the title. */
export const Scenes = ({ people, playing }: { people: Cast; playing: boolean }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={reel} aria-hidden="true" data-paused={playing ? undefined : ''}>
      {scenes.map(([name, shown], at) => (
        <div key={name} css={[scene, timing[at]]} style={{ background: grounds[at] }}>
          <p css={word}>{t(`landers.transitionsvideolanding.scenes.${name}`)}</p>
          {shown.map((who, place) => {
            const person = people[who];
            return (
              person && (
                <CutOut key={person.name} person={person} css={[figure, place === 1 && second]} first={at === 0} />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
};
