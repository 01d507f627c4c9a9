import { bus, useStream } from '@pairwise/bus';
import { countryName, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { DotMap } from './dot-map.tsx';
import { FALLBACK_COUNTRY } from './fallback-country.ts';
import { maps } from './maps.ts';

const page = css({
  overflow: 'clip',
  background: `radial-gradient(60% 70% at 70% 40%, light-dark(${colours.tint}, ${colours.glow}), ${colours.ground})`,
  paddingBlock: `${theme.space[5]} ${theme.space[6]}`,
  [media.up('md')]: { paddingBlock: theme.space[6] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('md')]: { gridTemplateColumns: '1fr 1.1fr', alignItems: 'center', gap: theme.space[7] },
});

const words = css({
  display: 'grid',
  gap: theme.space[4],
  [media.up('md')]: { gap: theme.space[5], justifyItems: 'start' },
});

const muted = css({ color: theme.color.inkMuted });
const small = css({ margin: 0, color: theme.color.inkMuted, ...theme.text.sm });

/** The visitor's country with people on it. */
const MaplandingScreen = () => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const { geoip_selected_country: selected } = useStream(bus.settings$);
  const { palette, people, title, lead, signup } = useLander('maplanding');
  const code = maps[selected] ? selected : FALLBACK_COUNTRY;
  const country = maps[code];
  return (
    <LanderFrame palette={palette}>
      <section css={page}>
        <div css={[wrap, layout]}>
          <div css={words}>
            <h1 css={headline}>{title}</h1>
            <p css={[leadText, muted]}>{lead}</p>
            <ActionLink href={signup}>{t('landers.maplanding.action')}</ActionLink>
            <p css={small}>{t('landers.maplanding.note')}</p>
            <TrustLine />
          </div>
          {country && <DotMap country={country} name={countryName(code, language)} people={people} />}
        </div>
      </section>
    </LanderFrame>
  );
};

export default MaplandingScreen;
