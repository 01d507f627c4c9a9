import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { css, theme } from '@pairwise/ui';

import { ActionLink } from '../hero/action-link.tsx';
import { Hero } from '../hero/hero.tsx';
import { coloursOf } from '../lander/lander-colours.ts';
import { type Niche, nicheOf } from '../niche/niche.ts';
import { palettes } from '../niche/palettes.ts';
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

/** Returns title and lead of the site's niche (NICHE-01). */
const useWords = (niche: Niche): { title: string; lead: string } => {
  const { t } = useTranslation('mf-landers');
  if (niche === 'default') return { title: t('index.title'), lead: t('index.lead') };
  return { title: t(`index.niches.${niche}.title`), lead: t(`index.niches.${niche}.lead`) };
};

/**
 * The site's front page, in the words, the people and the colours of its niche. The shell leads members to the search instead
 * (ROUTE-01).
 */
const IndexScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { search } = useLocation();
  const niche = nicheOf(useStream(bus.settings$).niche);
  const canBrowse = useCanBrowse(search);
  const [first, second] = castOf(niche);
  return (
    <div css={coloursOf(palettes[niche])}>
      <Hero {...useWords(niche)} people={[first, second]} lines={{ ask: t('index.ask'), reply: t('index.answer') }}>
        <ActionLink href={withTracking(paths.signup(), search)}>{t('index.action')}</ActionLink>
        {canBrowse && (
          <a href={withTracking(paths.members(), search)} css={browseLink}>
            {t('index.look')}
          </a>
        )}
      </Hero>
      <Points />
      <SignupSection />
    </div>
  );
};

export default IndexScreen;
