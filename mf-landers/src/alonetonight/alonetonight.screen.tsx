import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation, useParams } from '@pairwise/router';
import { css, IconShieldCheck, theme } from '@pairwise/ui';

import { ActionLink } from '../hero/action-link.tsx';
import { Hero } from '../hero/hero.tsx';
import { nicheOf } from '../niche/niche.ts';
import { pairOf } from '../hero/portraits.ts';
import { SignupSection } from '../signup-section/signup-section.tsx';
import { withTracking } from '../tracking/tracking-query.ts';
import { variantTexts } from './variant.ts';

const trust = css({
  margin: 0,
  display: 'flex',
  gap: theme.space[2],
  alignItems: 'center',
  color: theme.color.onDeepMuted,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& > svg': { flex: 'none' },
});

/** The lander "alonetonight": the hero, one button to the signup, and the signup form. */
const AlonetonightScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { slug } = useParams();
  const { search } = useLocation();
  const niche = nicheOf(useStream(bus.settings$).niche);
  const texts = variantTexts(niche, slug);
  return (
    <>
      <Hero
        title={t(`${texts}.title`)}
        lead={t(`${texts}.lead`)}
        people={pairOf(niche)}
        lines={{ ask: t(`${texts}.ask`), reply: t(`${texts}.answer`) }}
      >
        <ActionLink href={withTracking(paths.signup(), search)}>{t('alonetonight.action')}</ActionLink>
        <p css={trust}>
          <IconShieldCheck />
          <span>{t('alonetonight.trust')}</span>
        </p>
      </Hero>
      <SignupSection />
    </>
  );
};

export default AlonetonightScreen;
