import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { Face } from './face.tsx';
import { Post } from './post.tsx';

/** A coloured band behind the title, into which the feed reaches. */
const page = css({
  background: `linear-gradient(${colours.glow}, ${colours.deep}) no-repeat 0 0 / 100% 460px, ${theme.color.bg}`,
  paddingBlock: `${theme.space[6]} ${theme.space[4]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[7]} ${theme.space[5]}` },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gap: `${theme.space[6]} ${theme.space[7]}`,
    alignItems: 'start',
  },
});

const words = css({
  display: 'grid',
  gap: theme.space[3],
  color: theme.color.onDeep,
  [media.up('md')]: { gridColumn: '1 / -1', maxInlineSize: '80%' },
});

const column = css({ display: 'grid', gap: theme.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

const compose = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[3],
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  boxShadow: theme.shadow.middle,
  color: theme.color.inkMuted,
  textDecoration: 'none',
  '& > span:last-of-type': {
    flex: 1,
    padding: `${theme.space[3]} ${theme.space[4]}`,
    borderRadius: theme.radius.full,
    background: theme.color.inset,
  },
});

const side = css({
  padding: theme.space[5],
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  boxShadow: theme.shadow.middle,
});

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.space[3],
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.space[3], fontWeight: theme.weight.medium },
});
const smallTitle = css({ margin: 0, fontWeight: theme.weight.bold, ...theme.text.lg });

/** A feed: what people wrote today, to reply to. */
const SocialnetworkScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { palette, people, title, lead, signup } = useLander('socialnetwork');
  return (
    <LanderFrame palette={palette}>
      <section css={page}>
        <div css={[wrap, layout]}>
          <div css={words}>
            <h1 css={headline}>{title}</h1>
            <p css={leadText}>{lead}</p>
          </div>
          <section css={column} aria-label={t('landers.socialnetwork.feed')}>
            <a href={signup} css={compose}>
              <Face person={people[3]} />
              <span>{t('landers.socialnetwork.compose')}</span>
            </a>
            <Post person={people[0]} at="a" signup={signup} />
            <Post person={people[1]} at="b" signup={signup} />
            <Post person={people[2]} at="c" signup={signup} />
          </section>
          <div css={[column, side]}>
            <h2 css={smallTitle}>{t('landers.socialnetwork.members')}</h2>
            <ul css={list}>
              {[people[3], people[4], people[5]].map((person) => (
                <li key={person.name}>
                  <Face person={person} />
                  {t('lander.person', { name: person.name, age: person.age })}
                </li>
              ))}
            </ul>
            <ActionLink href={signup}>{t('landers.socialnetwork.action')}</ActionLink>
            <TrustLine />
          </div>
        </div>
      </section>
    </LanderFrame>
  );
};

export default SocialnetworkScreen;
