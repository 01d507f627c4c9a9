import { useLanguage, useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import type { Person } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

const card = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: theme.space[3],
  padding: theme.space[5],
  overflowY: 'auto',
  borderRadius: theme.radius.pair,
  background: colours.deep,
  border: `2px solid ${colours.glow}`,
  color: theme.color.onDeep,
  textAlign: 'center',
  '& > h2': { margin: 0, ...theme.text.page, fontWeight: theme.weight.black },
  '& > p': { margin: 0, color: theme.color.onDeepMuted },
});

const faces = css({ display: 'flex', justifyContent: 'center', paddingInlineStart: 14 });
const face = css({
  position: 'relative',
  inlineSize: 58,
  blockSize: 58,
  marginInlineStart: -14,
  borderRadius: '50%',
  overflow: 'hidden',
  border: `3px solid ${colours.deep}`,
  background: colours.shade,
});
const figure = css({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: '-8%',
  inlineSize: '88%',
  blockSize: '100%',
});

const again = css({
  minBlockSize: theme.tap,
  paddingInline: theme.space[4],
  border: 0,
  background: 'none',
  color: theme.color.onDeep,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  '&:focus-visible': { outlineColor: theme.color.onDeep },
});

interface LastCardProps {
  shown: boolean;
  liked: readonly Person[];
  signup: string;
  onAgain: () => void;
}

/** The card below all others: what was liked, and the way to the signup. */
export const LastCard = ({ shown, liked, signup, onAgain }: LastCardProps) => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The buttons with the focus are gone.
    if (shown) title.current?.focus({ preventScroll: true });
  }, [shown]);
  const names = new Intl.ListFormat(language).format(liked.map(({ name }) => name));
  return (
    <div css={card} inert={!shown} aria-hidden={!shown}>
      <div css={faces} aria-hidden="true">
        {liked.map((person) => (
          <span key={person.name} css={face}>
            <CutOut person={person} css={figure} />
          </span>
        ))}
      </div>
      <h2 ref={title} tabIndex={-1}>
        {t('landers.tinderswipe.endTitle')}
      </h2>
      <p>{liked.length > 0 ? t('landers.tinderswipe.endLikes', { names }) : t('landers.tinderswipe.nobody')}</p>
      <p>{t('landers.tinderswipe.endText')}</p>
      <ActionLink href={signup}>{t('landers.tinderswipe.action')}</ActionLink>
      <button type="button" css={again} onClick={onAgain}>
        {t('landers.tinderswipe.again')}
      </button>
    </div>
  );
};
