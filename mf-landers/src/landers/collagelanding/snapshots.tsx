import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Cast } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

const pile = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px 6px',
  maxInlineSize: 620,
  marginInline: 'auto',
  inlineSize: '100%',
});

/** A snapshot with a white edge, wider below, where someone has written on it. */
const snapshot = css({
  position: 'relative',
  margin: 0,
  padding: '6% 6% 0',
  background: '#fffdf8',
  boxShadow: '0 6px 16px rgb(0 0 0 / 38%)',
  color: '#3a2a45',
  '& > figcaption': {
    minBlockSize: '2.9em',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    fontStyle: 'italic',
    fontWeight: theme.weight.medium,
    fontSize: 'clamp(0.6875rem, 0.5rem + 0.8vw, 0.9375rem)',
    lineHeight: 1.2,
    hyphens: 'auto',
  },
});

const photo = css({ position: 'relative', aspectRatio: '1', overflow: 'hidden' });
const figure = css({
  position: 'absolute',
  insetInline: '3%',
  insetBlockEnd: '-4%',
  inlineSize: '94%',
  blockSize: '98%',
});

const places = [
  { transform: 'rotate(-6deg) translateY(8%)', background: colours.shade },
  { transform: 'rotate(3deg) translateY(-2%)', background: colours.accent },
  { transform: 'rotate(-2deg) translateY(10%)', background: colours.glow },
  { transform: 'rotate(4deg)', background: colours.press },
  { transform: 'rotate(-4deg) translateY(6%)', background: colours.shade },
  { transform: 'rotate(7deg) translateY(-4%)', background: colours.accent },
] as const;

const notes = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Six snapshots, pinned at an angle. Decorative. */
export const Snapshots = ({ people }: { people: Cast }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={pile} aria-hidden="true">
      {people.map((person, at) => (
        <figure key={person.name} css={snapshot} style={{ transform: places[at]?.transform }}>
          <div css={photo} style={{ background: places[at]?.background }}>
            <CutOut person={person} css={figure} first={at === 0} />
          </div>
          <figcaption>{t(`landers.collagelanding.notes.${notes[at] ?? 'a'}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
};
