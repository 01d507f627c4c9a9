import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';
import { useState } from 'react';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { FilmButton } from '../../lander/film-button.tsx';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { Street } from './street.tsx';

const cinema = css({
  background: `linear-gradient(${theme.color.night}, #08040c 30%)`,
  color: theme.color.onDeep,
  paddingBlock: `0 ${theme.space[6]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[7]}` },
});

const screen = css({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
  aspectRatio: '4 / 3.6',
  overflow: 'hidden',
  [media.up('md')]: { aspectRatio: '2.5', borderRadius: theme.radius.md, boxShadow: `0 0 120px ${colours.glow}` },
});

const button = css({ position: 'absolute', zIndex: 5, insetBlockEnd: 12, insetInlineEnd: 12 });

const words = css({
  display: 'grid',
  gap: theme.space[4],
  paddingBlockStart: theme.space[5],
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    gap: `${theme.space[4]} ${theme.space[7]}`,
    paddingBlockStart: theme.space[6],
  },
});

const side = css({
  display: 'grid',
  gap: theme.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  [media.down('md')]: { justifyItems: 'stretch' },
});
const title = css({ [media.down('md')]: { fontSize: '2.125rem' } });
const muted = css({ color: theme.color.onDeepMuted });

/** A short film, drawn by the page itself: two lit windows in a street at night. */
const VideoScreen = () => {
  const { t } = useTranslation('mf-landers');
  const lander = useLander('video');
  const [playing, setPlaying] = useState(true);
  return (
    <LanderFrame palette={lander.palette}>
      <section css={cinema}>
        <div css={screen}>
          <Street people={[lander.people[0], lander.people[1]]} playing={playing} />
          <FilmButton
            css={button}
            playing={playing}
            label={t(`landers.video.${playing ? 'pause' : 'play'}`)}
            onToggle={() => setPlaying((now) => !now)}
          />
        </div>
        <div css={[wrap, words]}>
          <h1 css={[headline, title]}>{lander.title}</h1>
          <div css={side}>
            <p css={[leadText, muted]}>{lander.lead}</p>
            <ActionLink href={lander.signup}>{t('landers.video.action')}</ActionLink>
            <TrustLine />
          </div>
        </div>
      </section>
    </LanderFrame>
  );
};

export default VideoScreen;
