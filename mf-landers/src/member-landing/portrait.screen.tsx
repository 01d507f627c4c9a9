import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { ActionLink } from '../hero/action-link.tsx';
import { colours } from '../lander/lander-colours.ts';
import { TrustLine } from '../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../lander/type.ts';
import { Facts } from './facts.tsx';
import type { LandingMember } from './member-landing.queries.ts';
import { MemberLandingPage } from './member-landing-page.tsx';
import { Portrait } from './portrait.tsx';
import { useInterestName } from './use-interest-name.ts';
import { useMemberSignup } from './use-member-signup.ts';

const stage = css({
  overflow: 'clip',
  color: theme.color.onDeep,
  // The poster ends in this colour.
  background: colours.deep,
  paddingBlockEnd: theme.space[6],
  [media.up('md')]: {
    background: `radial-gradient(80% 70% at 70% 30%, ${colours.glow}, ${colours.deep})`,
    paddingBlock: theme.space[7],
  },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
    alignItems: 'center',
    gap: theme.space[7],
  },
});

/** A poster: from edge to edge on phones, with the title on its lower end; half of the logo on wide screens. */
const poster = css({
  position: 'relative',
  marginInline: `calc(-1 * ${theme.space[4]})`,
  [media.down('md')]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      blockSize: '46%',
      background: `linear-gradient(transparent, ${colours.deep})`,
    },
  },
  [media.up('md')]: { order: 2, marginInline: 0 },
});

const picture = css({
  borderRadius: 0,
  maxBlockSize: '66dvh',
  inlineSize: '100%',
  [media.up('md')]: {
    borderRadius: '999px 999px 999px 18px',
    maxBlockSize: 'min(78dvh, 680px)',
    marginInline: 'auto',
    boxShadow: theme.shadow.high,
  },
});

const words = css({
  position: 'relative',
  display: 'grid',
  gap: theme.space[4],
  [media.down('md')]: { marginBlockStart: -76 },
  [media.up('md')]: { justifyItems: 'start' },
});

const muted = css({ color: theme.color.onDeepMuted });
const listTitle = css({ margin: 0, fontWeight: theme.weight.bold, ...theme.text.md });
const chips = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  '& > li': {
    padding: '6px 14px',
    border: `1.5px solid ${colours.accent}`,
    borderRadius: theme.radius.full,
    ...theme.text.sm,
    fontWeight: theme.weight.medium,
  },
});

const Poster = ({ member }: { member: LandingMember }) => {
  const { t } = useTranslation('mf-landers');
  const nameOf = useInterestName();
  const signup = useMemberSignup(member.id);
  const { name, interests } = member;
  return (
    <section css={stage}>
      <div css={[wrap, layout]}>
        <div css={poster}>
          <Portrait member={member} ratio="4 / 5" sizes="(min-width: 768px) 50vw, 100vw" css={picture} />
        </div>
        <div css={words}>
          <h1 css={headline}>{t('memberLanding.portrait.title', { name })}</h1>
          <Facts member={member} />
          {interests.length > 0 && (
            <>
              <h2 css={listTitle}>{t('memberLanding.likes', { name })}</h2>
              <ul css={chips}>
                {interests.map((interest) => (
                  <li key={interest}>{nameOf(interest)}</li>
                ))}
              </ul>
            </>
          )}
          <p css={[leadText, muted]}>{t('memberLanding.portrait.lead')}</p>
          <ActionLink href={signup()}>{t('memberLanding.portrait.action', { name })}</ActionLink>
          <TrustLine />
        </div>
      </div>
    </section>
  );
};

/** ROUTE-08: a poster of the member. */
const PortraitScreen = () => <MemberLandingPage>{(member) => <Poster member={member} />}</MemberLandingPage>;

export default PortraitScreen;
