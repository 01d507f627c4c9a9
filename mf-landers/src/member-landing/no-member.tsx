import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { css, theme } from '@pairwise/ui';

import { ActionLink } from '../hero/action-link.tsx';
import { Hero } from '../hero/hero.tsx';
import { TrustLine } from '../lander/trust-line.tsx';
import { nicheOf } from '../niche/niche.ts';
import { castOf } from '../people/cast.ts';
import { withTracking } from '../tracking/tracking-query.ts';

const note = css({ margin: 0, color: theme.color.onDeepMuted, ...theme.text.sm });

/** Shown in place of a member who is not shown to visitors: two invented people and the plain signup (decisions R-10). */
export const NoMember = () => {
  const { t } = useTranslation('mf-landers');
  const { search } = useLocation();
  const [first, second] = castOf(nicheOf(useStream(bus.settings$).niche));
  return (
    <Hero
      title={t('memberLanding.none.title')}
      lead={t('memberLanding.none.lead')}
      people={[first, second]}
      lines={{ ask: t('memberLanding.none.ask'), reply: t('memberLanding.none.answer') }}
    >
      <ActionLink href={withTracking(paths.signup(), search)}>{t('memberLanding.none.action')}</ActionLink>
      <TrustLine />
      <p css={note}>{t('lander.invented')}</p>
    </Hero>
  );
};
