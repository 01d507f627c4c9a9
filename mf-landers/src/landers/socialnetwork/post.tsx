import { useTranslation } from '@pairwise/i18n';
import { css, IconHeart, IconHeartFilled, IconMessageCircle, theme } from '@pairwise/ui';
import { useState } from 'react';

import { colours } from '../../lander/lander-colours.ts';
import type { Person } from '../../people/cast.ts';
import { Face } from './face.tsx';

const card = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  boxShadow: theme.shadow.middle,
});

const head = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: theme.space[3], alignItems: 'center' });
const ago = css({ color: theme.color.inkMuted, ...theme.text.sm });
const words = css({ margin: 0, ...theme.text.lg, textWrap: 'pretty' });
const row = css({
  display: 'flex',
  gap: theme.space[2],
  borderBlockStart: `1px solid ${theme.color.line}`,
  paddingBlockStart: theme.space[2],
});

const control = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  minBlockSize: theme.tap,
  minInlineSize: theme.tap,
  paddingInline: theme.space[3],
  border: 0,
  borderRadius: theme.radius.full,
  background: 'none',
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '&:hover': { background: theme.color.inset },
  '&[aria-pressed="true"]': { color: colours.label },
});

interface PostProps {
  person: Person;
  at: 'a' | 'b' | 'c';
  signup: string;
}

/** A post of the feed. The heart stays on the page; the reply leads to the signup. */
export const Post = ({ person, at, signup }: PostProps) => {
  const { t } = useTranslation('mf-landers');
  const [liked, setLiked] = useState(false);
  return (
    <article css={card}>
      <div css={head}>
        <Face person={person} />
        <div>
          <b>{person.name}</b>
          <div css={ago}>{t(`landers.socialnetwork.ago.${at}`)}</div>
        </div>
      </div>
      <p css={words}>{t(`landers.socialnetwork.posts.${at}`)}</p>
      <div css={row}>
        <button
          type="button"
          css={control}
          aria-pressed={liked}
          aria-label={t('landers.socialnetwork.like', { name: person.name })}
          onClick={() => setLiked((now) => !now)}
        >
          {liked ? <IconHeartFilled /> : <IconHeart />}
        </button>
        <a href={signup} css={control}>
          <IconMessageCircle />
          {t('landers.socialnetwork.reply')}
        </a>
      </div>
    </article>
  );
};
