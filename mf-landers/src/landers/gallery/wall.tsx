import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import type { Cast } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

/** The first work stands below the title. */
const edge = `max(${theme.space[4]}, calc((100vw - ${theme.wrap}) / 2 + ${theme.space[5]}))`;

const wall = css({
  margin: 0,
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(72vw, 290px)',
  gap: theme.space[5],
  padding: `${theme.space[6]} ${edge} ${theme.space[5]}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  scrollbarWidth: 'thin',
  [media.up('md')]: { gap: theme.space[7] },
});

const work = css({ margin: 0, scrollSnapAlign: 'start', display: 'grid', gap: theme.space[4] });

/** Wood, passe-partout and the light of a lamp above. */
const frame = css({
  padding: 14,
  border: `10px solid ${colours.deep}`,
  borderRadius: 3,
  background: '#fffdf9',
  boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 14%), ${theme.shadow.high}`,
});

const canvas = css({ position: 'relative', aspectRatio: '4 / 5', overflow: 'hidden' });

const grounds = [
  `radial-gradient(80% 70% at 50% 30%, ${colours.shade}, ${colours.glow})`,
  `linear-gradient(160deg, ${colours.accent} 55%, ${colours.shade} 55.3%)`,
  `linear-gradient(${colours.shade} 62%, ${colours.deep} 62.3%)`,
] as const;

const figure = css({ position: 'absolute', insetInline: '4%', insetBlockEnd: 0, inlineSize: '92%', blockSize: '88%' });

const label = css({
  justifySelf: 'center',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  padding: `${theme.space[2]} ${theme.space[3]}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.low,
  textAlign: 'center',
  ...theme.text.sm,
  '& > b': { display: 'block', ...theme.text.md },
  '& > i': { color: theme.color.inkMuted },
});

const works = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The portraits in a row, which scrolls to the side, by finger and by arrow keys. */
export const Wall = ({ people }: { people: Cast }) => {
  const { t } = useTranslation('mf-landers');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
    <ul css={wall} aria-label={t('landers.gallery.wall')} tabIndex={0}>
      {people.map((person, at) => (
        <li key={person.name}>
          <figure css={work}>
            <div css={frame}>
              <div css={canvas} style={{ background: grounds[at % grounds.length] }}>
                <CutOut person={person} css={figure} first={at === 0} />
              </div>
            </div>
            <figcaption css={label}>
              <b>{t('lander.person', { name: person.name, age: person.age })}</b>
              <i>{t(`landers.gallery.works.${works[at] ?? 'a'}`)}</i>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
};
