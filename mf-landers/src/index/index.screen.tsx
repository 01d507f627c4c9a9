import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { css, theme } from '@pairwise/ui';

import { ActionLink } from '../action-link.tsx';
import { Hero } from '../hero.tsx';
import { nicheOf } from '../niche.ts';
import { pairOf } from '../portraits.ts';
import { SignupSection } from '../signup-section.tsx';
import { hasTrafficSource, withTracking } from '../tracking-query.ts';
import { Points } from './points.tsx';

const lookLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: theme.tap,
  color: theme.color.onDeep,
  fontWeight: theme.weight.medium,
  textUnderlineOffset: 4,
});

/** May a visitor search (decisions M-5)? Then looking around needs no login. */
const useMayLookAround = (search: string): boolean => {
  const { logged_out_search, logged_out_search_trafficsource } = useStream(bus.settings$);
  return logged_out_search === 'yes' || (logged_out_search_trafficsource === 'yes' && hasTrafficSource(search));
};

/** The site's front page. Members are led on to the search before they see it (ROUTE-01). */
const IndexScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { search } = useLocation();
  const { niche } = useStream(bus.settings$);
  const mayLookAround = useMayLookAround(search);
  return (
    <>
      <Hero
        title={t('index.title')}
        lead={t('index.lead')}
        who={pairOf(nicheOf(niche))}
        lines={{ ask: t('index.ask'), answer: t('index.answer') }}
      >
        <ActionLink href={withTracking(paths.signup(), search)}>{t('index.action')}</ActionLink>
        {mayLookAround && (
          <a href={withTracking(paths.members(), search)} css={lookLink}>
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
