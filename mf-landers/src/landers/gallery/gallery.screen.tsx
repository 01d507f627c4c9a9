import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { Wall } from './wall.tsx';

const room = css({
  background: `linear-gradient(${colours.ground}, ${theme.color.bg})`,
  paddingBlock: `${theme.space[6]} ${theme.space[5]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[8]} ${theme.space[6]}` },
});

const words = css({
  display: 'grid',
  gap: theme.space[4],
  [media.up('md')]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)', alignItems: 'end', gap: theme.space[6] },
});

const sign = css({ margin: 0, color: colours.label, fontWeight: theme.weight.bold, ...theme.text.md });

const muted = css({ color: theme.color.inkMuted });

const action = css({ display: 'grid', gap: theme.space[4], justifyItems: 'center', paddingBlockStart: theme.space[6] });

/** A quiet room of a museum: framed portraits on a light wall, each with its label. */
const GalleryScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { palette, people, title, lead, signup } = useLander('gallery');
  return (
    <LanderFrame palette={palette}>
      <section css={room}>
        <div css={[wrap, words]}>
          <div css={{ display: 'grid', gap: theme.space[3] }}>
            <p css={sign}>{t('landers.gallery.room')}</p>
            <h1 css={headline}>{title}</h1>
          </div>
          <p css={[leadText, muted]}>{lead}</p>
        </div>
        <Wall people={people} />
        <div css={[wrap, action]}>
          <ActionLink href={signup}>{t('landers.gallery.action')}</ActionLink>
          <TrustLine />
        </div>
      </section>
    </LanderFrame>
  );
};

export default GalleryScreen;
