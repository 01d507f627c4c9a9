import { useTranslation } from '@pairwise/i18n';
import { css, IconCheck, media, theme } from '@pairwise/ui';
import { useState } from 'react';

import { ActionLink } from '../hero/action-link.tsx';
import { colours } from '../lander/lander-colours.ts';
import { TrustLine } from '../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../lander/type.ts';
import { Facts } from './facts.tsx';
import type { LandingMember } from './member-landing.queries.ts';
import { MemberLandingPage } from './member-landing-page.tsx';
import { Portrait } from './portrait.tsx';
import { useDesignText } from './use-design-text.ts';
import { useInterestName } from './use-interest-name.ts';
import { useMemberSignup } from './use-member-signup.ts';

const page = css({
  overflow: 'clip',
  background: `linear-gradient(${colours.ground} 60%, ${theme.color.bg})`,
  color: theme.color.ink,
  paddingBlock: `${theme.space[5]} ${theme.space[6]}`,
  [media.up('md')]: { paddingBlock: theme.space[7] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.space[4],
  textAlign: 'center',
  '& > h1, & > p': { maxInlineSize: '24ch' },
  '& > p': { maxInlineSize: '46ch' },
  [media.down('md')]: { '& > a': { justifySelf: 'stretch' } },
});

/** The logo: the member is its first half, and the visitor the second. */
const pair = css({ display: 'flex', alignItems: 'flex-end', inlineSize: 'min(100%, 560px)', gap: 0 });

const first = css({ inlineSize: '58%', borderRadius: '999px 999px 999px 14px', boxShadow: theme.shadow.middle });

const second = css({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  inlineSize: '48%',
  marginInlineStart: '-6%',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  border: `3px dashed ${colours.label}`,
  borderRadius: '999px 999px 14px 999px',
  background: colours.ground,
  color: colours.label,
  fontWeight: theme.weight.black,
  ...theme.text.page,
  '& > span': {
    position: 'relative',
    padding: '4px 14px',
    borderRadius: theme.radius.full,
    background: theme.color.surface,
    color: theme.color.ink,
  },
});

/** Rises with each thing in common. */
const level = css({
  position: 'absolute',
  inset: 'auto 0 0',
  background: colours.accent,
  transition: `block-size ${theme.motion.slow} ${theme.motion.ease}`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

const question = css({ margin: 0, fontWeight: theme.weight.bold, ...theme.text.xl });

const choices = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space[2] });

const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: theme.tap,
  paddingInline: theme.space[4],
  border: `2px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.full,
  background: theme.color.surface,
  color: theme.color.ink,
  fontWeight: theme.weight.medium,
  '&:hover': { borderColor: colours.label },
  '&[aria-pressed="true"]': { borderColor: colours.accent, background: colours.accent, color: colours.onAccent },
});

const count = css({ margin: 0, color: theme.color.inkMuted });

const Half = ({ member }: { member: LandingMember }) => {
  const { t } = useTranslation('mf-landers');
  const nameOf = useInterestName();
  const { name, interests } = member;
  const text = useDesignText('half', name);
  const signup = useMemberSignup(member.id);
  const [shared, setShared] = useState<readonly string[]>([]);
  const toggle = (interest: string): void =>
    setShared((now) => (now.includes(interest) ? now.filter((one) => one !== interest) : [...now, interest]));
  return (
    <section css={page}>
      <div css={[wrap, layout]}>
        <h1 css={headline}>{text('title')}</h1>
        <p css={leadText}>{text('lead')}</p>
        <div css={pair}>
          <Portrait member={member} ratio="1 / 1.12" sizes="(min-width: 768px) 325px, 58vw" css={first} />
          <div css={second} aria-hidden="true">
            <div css={level} style={{ blockSize: `${(100 * shared.length) / Math.max(1, interests.length)}%` }} />
            <span>{t('memberLanding.half.you')}</span>
          </div>
        </div>
        <Facts member={member} />
        {interests.length > 0 && (
          <>
            <h2 css={question}>{t('memberLanding.half.question', { name })}</h2>
            <div css={choices}>
              {interests.map((interest) => (
                <button
                  key={interest}
                  type="button"
                  css={choice}
                  aria-pressed={shared.includes(interest)}
                  onClick={() => toggle(interest)}
                >
                  {shared.includes(interest) && <IconCheck size={18} />}
                  {nameOf(interest)}
                </button>
              ))}
            </div>
            <p css={count} role="status">
              {shared.length > 0
                ? t('memberLanding.half.common', { count: shared.length })
                : t('memberLanding.half.none')}
            </p>
          </>
        )}
        <ActionLink href={signup()}>{t('memberLanding.half.action', { name })}</ActionLink>
        <TrustLine />
      </div>
    </section>
  );
};

/** ROUTE-10: the logo, of which the member is one half; the visitor fills in the other by what they share. */
const HalfScreen = () => <MemberLandingPage>{(member) => <Half member={member} />}</MemberLandingPage>;

export default HalfScreen;
