import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Cast } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';
import type { CountryMap } from './maps.ts';

const square = css({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 620,
  marginInline: 'auto',
  aspectRatio: '1',
});

/**
 * The drawing is used within the page, so that its dots have the color of the niche and the theme. A mask would do that too, but
 * Chromium counts it as the largest paint, and only when the shell repaints the page.
 */
const dots = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: `light-dark(${colours.label}, ${colours.shade})`,
  opacity: 0.5,
});

const pins = css({ position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' });

/** A drop whose tip is on the town. */
const pin = css({
  position: 'absolute',
  inlineSize: 'clamp(50px, 14vw, 84px)',
  aspectRatio: '1',
  translate: '-50% -118%',
  [media.up('md')]: { inlineSize: 84 },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50% 50% 50% 6px',
    rotate: '-45deg',
    background: colours.accent,
    boxShadow: theme.shadow.middle,
  },
});

const face = css({ position: 'absolute', inset: 5, borderRadius: '50%', overflow: 'hidden', background: colours.tint });
const figure = css({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: '-8%',
  inlineSize: '88%',
  blockSize: '100%',
});

const label = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 14px)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  inlineSize: 'max-content',
  maxInlineSize: 130,
  padding: '2px 8px',
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
  textAlign: 'center',
  ...theme.text.xs,
  [media.down('sm')]: { display: 'none' },
});

const hidden = css({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

interface DotMapProps {
  country: CountryMap;
  name: string;
  people: Cast;
}

/** A country as dots, with people on its larger towns. */
export const DotMap = ({ country, name, people }: DotMapProps) => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={square}>
      <svg viewBox="0 0 1000 1000" css={dots} aria-hidden="true">
        <use href={`${country.map}#dots`} />
      </svg>
      <ul css={pins} aria-label={t('landers.maplanding.here', { country: name })}>
        {country.pins.map(({ town, x, y }, at) => {
          const person = people[at];
          if (!person) return null;
          return (
            <li
              key={town}
              css={pin}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%`, zIndex: Math.round(y) }}
            >
              <span css={face}>
                <CutOut person={person} css={figure} first={at === 0} />
              </span>
              <span css={label} aria-hidden="true">
                {town}
              </span>
              <span css={hidden}>{t('landers.maplanding.pin', { name: person.name, age: person.age, town })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
