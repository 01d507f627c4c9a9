import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { colours, coloursOf } from '../lander/lander-colours.ts';
import { headline, leadText, wrap } from '../lander/type.ts';
import { useLandingMember } from '../member-landing/member-landing.queries.ts';
import { Portrait } from '../member-landing/portrait.tsx';
import { useMemberId } from '../member-landing/use-member-id.ts';
import { nicheOf } from '../niche/niche.ts';
import { palettes } from '../niche/palettes.ts';
import { castOf } from '../people/cast.ts';
import { CutOut } from '../people/cut-out.tsx';
import { SignupSection } from '../signup-section/signup-section.tsx';

/** A band in the colours of the niche: above the form on phones, beside it on wide screens. */
const page = css({
  minBlockSize: '100dvh',
  background: `linear-gradient(160deg, ${colours.glow}, ${colours.deep}) no-repeat 0 0 / 100% 420px`,
  [media.up('lg')]: { backgroundSize: '46% 100%' },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The language menu of the layout is in the upper corner.
  paddingBlockStart: 64,
  [media.up('lg')]: { gridTemplateColumns: '42% minmax(0, 1fr)', gap: theme.space[6], paddingBlockStart: 0 },
});

const words = css({
  display: 'grid',
  gap: theme.space[3],
  color: theme.color.onDeep,
  [media.up('lg')]: {
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    alignContent: 'start',
    paddingBlockStart: theme.space[8],
    paddingInlineEnd: theme.space[6],
  },
});

const title = css({ fontSize: 'clamp(2rem, 1.5rem + 2.6vw, 3.25rem)', lineHeight: 1.06 });

const portrait = css({ display: 'none', [media.up('lg')]: { display: 'block', position: 'relative' } });
const figure = css({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '80%' });

const bubble = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  margin: 0,
  maxInlineSize: 200,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderRadius: '18px 18px 18px 4px',
  background: theme.color.onDeep,
  color: theme.color.onPrimary,
  fontWeight: theme.weight.medium,
});

/** At the top, so that nothing moves when the form replaces its placeholder. */
const form = css({ [media.up('lg')]: { alignSelf: 'start', paddingBlock: theme.space[6] } });

/** The half of the logo, as on the member's landing page. */
const photo = css({
  position: 'absolute',
  insetBlockEnd: theme.space[8],
  inlineSize: 'min(100%, 52dvh)',
  borderRadius: '999px 999px 999px 18px',
  boxShadow: theme.shadow.high,
});

/** Keeps the title's place until it is known whom it names. */
const waiting = css({ visibility: 'hidden' });

/**
 * ROUTE-09: the signup whose first message goes to the member of the address. It names and shows the member only if their
 * landing page does (decisions R-10); the form reads the address itself.
 */
const MemberSignupScreen = () => {
  const { t } = useTranslation('mf-landers');
  const niche = nicheOf(useStream(bus.settings$).niche);
  const { data: member, isLoading } = useLandingMember(useMemberId());
  return (
    <div css={[coloursOf(palettes[niche]), page]}>
      <div css={[wrap, layout]}>
        <div css={words}>
          <h1 css={[headline, title, isLoading && waiting]}>
            {member ? t('memberLanding.signup.title', { name: member.name }) : t('memberSignup.title')}
          </h1>
          <p css={leadText}>{t('memberSignup.lead')}</p>
          {member ? (
            <div css={portrait}>
              <Portrait member={member} ratio="1 / 1.12" sizes="42vw" css={photo} />
            </div>
          ) : (
            <div css={portrait} aria-hidden="true">
              <p css={bubble}>{t('memberSignup.bubble')}</p>
              <CutOut person={castOf(niche)[0]} css={figure} first />
            </div>
          )}
        </div>
        <div css={form}>
          <SignupSection />
        </div>
      </div>
    </div>
  );
};

export default MemberSignupScreen;
