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
import { Scenes } from './scenes.tsx';

/** The film fills the window; the words are below it on phones, and over its dark side on wide screens. */
const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: colours.deep,
  color: theme.color.onDeep,
  [media.up('lg')]: { minBlockSize: `calc(100dvh - ${theme.bar} - 62px)` },
});

const film = css({
  position: 'relative',
  blockSize: 'min(58dvh, 460px)',
  [media.up('lg')]: { position: 'absolute', inset: 0, insetInlineStart: '34%', blockSize: 'auto' },
});

const words = css({
  position: 'relative',
  zIndex: 5,
  display: 'grid',
  gap: theme.space[4],
  alignContent: 'center',
  paddingBlock: `${theme.space[4]} ${theme.space[6]}`,
  [media.up('lg')]: { gap: theme.space[5], justifyItems: 'start', '& > *': { maxInlineSize: 500 } },
});

const button = css({
  position: 'absolute',
  zIndex: 6,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
});

/** A film of four scenes that wipe into each other, drawn by the page itself. */
const TransitionsvideolandingScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { palette, people, title, lead, signup } = useLander('transitionsvideolanding');
  const [playing, setPlaying] = useState(true);
  return (
    <LanderFrame palette={palette}>
      <section css={stage}>
        <div css={film}>
          <Scenes people={people} playing={playing} />
          <FilmButton
            css={button}
            playing={playing}
            label={t(`landers.transitionsvideolanding.${playing ? 'pause' : 'play'}`)}
            onToggle={() => setPlaying((now) => !now)}
          />
        </div>
        <div css={[wrap, words]}>
          <h1 css={headline}>{title}</h1>
          <p css={leadText}>{lead}</p>
          <ActionLink href={signup}>{t('landers.transitionsvideolanding.action')}</ActionLink>
          <TrustLine />
        </div>
      </section>
    </LanderFrame>
  );
};

export default TransitionsvideolandingScreen;
