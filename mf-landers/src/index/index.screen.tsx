import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { css, theme } from '@pairwise/ui';

import { ActionLink } from '../hero/action-link.tsx';
import { Hero } from '../hero/hero.tsx';
import { nicheOf } from '../niche/niche.ts';
import { castOf } from '../people/cast.ts';
import { SignupSection } from '../signup-section/signup-section.tsx';
import { hasTrafficSource, withTracking } from '../tracking/tracking-query.ts';
import { Points } from './points.tsx';

const browseLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: theme.tap,
  color: theme.color.onDeep,
  fontWeight: theme.weight.medium,
  textUnderlineOffset: 4,
});

/** Checks whether a visitor may search without a login (decisions M-5). */
const useCanBrowse = (search: string): boolean => {
  const { logged_out_search, logged_out_search_trafficsource } = useStream(bus.settings$);
  return logged_out_search === 'yes' || (logged_out_search_trafficsource === 'yes' && hasTrafficSource(search));
};

/** The site's front page. The shell leads members to the search instead (ROUTE-01). */
const IndexScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { search } = useLocation();
  const { niche } = useStream(bus.settings$);
  const canBrowse = useCanBrowse(search);
  const [first, second] = castOf(nicheOf(niche));
  return (
    <>
      <Hero
        title={t('index.title')}
        lead={t('index.lead')}
        people={[first, second]}
        lines={{ ask: t('index.ask'), reply: t('index.answer') }}
      >
        <ActionLink href={withTracking(paths.signup(), search)}>{t('index.action')}</ActionLink>
        {canBrowse && (
          <a href={withTracking(paths.members(), search)} css={browseLink}>
            {t('index.look')}
          </a>
        )}
      </Hero>
      <Points />
      <SignupSection />
    </>
  );
};

export default IndexScreen;
