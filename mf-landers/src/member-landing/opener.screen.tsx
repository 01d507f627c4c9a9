import { useTranslation } from '@pairwise/i18n';
import { css, IconSend, media, theme } from '@pairwise/ui';
import { useId, useState } from 'react';

import { ActionLink } from '../hero/action-link.tsx';
import { colours } from '../lander/lander-colours.ts';
import { TrustLine } from '../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../lander/type.ts';
import { Facts } from './facts.tsx';
import type { LandingMember } from './member-landing.queries.ts';
import { MemberLandingPage } from './member-landing-page.tsx';
import { Portrait } from './portrait.tsx';
import { useDesignText } from './use-design-text.ts';
import { useMemberSignup } from './use-member-signup.ts';

const page = css({
  background: colours.ground,
  color: theme.color.ink,
  paddingBlock: `${theme.space[5]} ${theme.space[6]}`,
  [media.up('md')]: { paddingBlock: theme.space[7] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
    alignItems: 'center',
    gap: theme.space[8],
  },
});

const words = css({ display: 'grid', gap: theme.space[3] });

/** The chat as it will be: the member on top, no message yet, and the visitor's lines to choose from. */
const chat = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: theme.radius.pair,
  background: theme.color.surface,
  boxShadow: theme.shadow.high,
});

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[3],
  padding: theme.space[4],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  '& > div:last-of-type': { minInlineSize: 0 },
  '& p': theme.text.sm,
});

const face = css({ flex: 'none', inlineSize: 64, borderRadius: '50%' });
const nameStyle = css({ margin: 0, fontWeight: theme.weight.bold, ...theme.text.lg, overflowWrap: 'anywhere' });

const lines = css({
  margin: 0,
  border: 0,
  minInlineSize: 0,
  padding: theme.space[4],
  display: 'grid',
  gap: theme.space[3],
  justifyItems: 'end',
  '& > legend': { padding: `${theme.space[4]} 0 0`, fontWeight: theme.weight.bold },
});

const empty = css({
  margin: 0,
  justifySelf: 'center',
  color: theme.color.inkMuted,
  ...theme.text.sm,
  textAlign: 'center',
});

const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme.tap,
  maxInlineSize: '88%',
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `2px dashed ${theme.color.lineStrong}`,
  borderRadius: '20px 20px 4px 20px',
  cursor: 'pointer',
  transition: `background ${theme.motion.fast}`,
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { background: theme.color.inset },
  '&:has(:checked)': {
    borderStyle: 'solid',
    borderColor: colours.accent,
    background: colours.accent,
    color: colours.onAccent,
    fontWeight: theme.weight.medium,
  },
  '&:has(:focus-visible)': theme.focusRing,
});

const foot = css({
  display: 'grid',
  gap: theme.space[3],
  padding: theme.space[4],
  borderBlockStart: `1px solid ${theme.color.line}`,
  '& > a': { gap: theme.space[2], minInlineSize: 0 },
});
const note = css({ margin: 0, color: theme.color.inkMuted, textAlign: 'center', ...theme.text.sm });

const trust = css({ justifySelf: 'center', color: theme.color.inkMuted });

const openers = ['a', 'b', 'c'] as const;

const Opener = ({ member }: { member: LandingMember }) => {
  const { t } = useTranslation('mf-landers');
  const group = useId();
  const { name } = member;
  const text = useDesignText('opener', name);
  const signup = useMemberSignup(member.id);
  const [chosen, setChosen] = useState<(typeof openers)[number]>();
  return (
    <section css={page}>
      <div css={[wrap, layout]}>
        <div css={words}>
          <h1 css={headline}>{text('title')}</h1>
          <p css={leadText}>{text('lead')}</p>
        </div>
        <div css={chat}>
          <div css={bar}>
            <Portrait member={member} ratio="1" sizes="64px" css={face} />
            <div>
              <p css={nameStyle}>
                <bdi>{name}</bdi>
              </p>
              <Facts member={member} />
            </div>
          </div>
          <fieldset css={lines}>
            <legend>{t('memberLanding.opener.legend')}</legend>
            <p css={empty}>{t('memberLanding.opener.empty')}</p>
            {openers.map((opener) => (
              <label key={opener} css={line}>
                <input type="radio" name={group} checked={chosen === opener} onChange={() => setChosen(opener)} />
                {text(opener)}
              </label>
            ))}
          </fieldset>
          <div css={foot}>
            <ActionLink href={signup(chosen && text(chosen))}>
              {t('memberLanding.opener.action', { name })}
              <IconSend />
            </ActionLink>
            <p css={note}>{t('memberLanding.opener.note')}</p>
            <div css={trust}>
              <TrustLine />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
};

/** ROUTE-10: an empty chat with the member, and lines to begin it with. */
const OpenerScreen = () => <MemberLandingPage>{(member) => <Opener member={member} />}</MemberLandingPage>;

export default OpenerScreen;
