import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { Deck } from './deck.tsx';

const stage = css({
  overflow: 'clip',
  color: theme.color.onDeep,
  background: `linear-gradient(${theme.color.night}, transparent 18%), radial-gradient(70% 60% at 50% 60%, ${colours.glow}, ${colours.deep})`,
  paddingBlock: `${theme.space[4]} ${theme.space[6]}`,
  [media.up('md')]: { paddingBlock: theme.space[7] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  [media.up('md')]: { gridTemplateColumns: '1fr minmax(0, 400px)', alignItems: 'center', gap: theme.space[8] },
});

const words = css({ display: 'grid', gap: theme.space[2], [media.up('md')]: { gap: theme.space[4] } });
const title = css({ [media.down('md')]: { fontSize: '1.875rem', lineHeight: 1.1 } });
const muted = css({ color: theme.color.onDeepMuted, [media.down('md')]: { fontSize: '0.9375rem' } });
const help = css({
  margin: 0,
  display: 'none',
  color: theme.color.onDeepMuted,
  [media.up('md')]: { display: 'block' },
});

/** Six cards to swipe; the last one is the signup. */
const TinderswipeScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { palette, people, title: text, lead, signup } = useLander('tinderswipe');
  return (
    <LanderFrame palette={palette}>
      <section css={stage}>
        <div css={[wrap, layout]}>
          <div css={words}>
            <h1 css={[headline, title]}>{text}</h1>
            <p css={[leadText, muted]}>{lead}</p>
            <p css={help}>{t('landers.tinderswipe.help')}</p>
          </div>
          <Deck people={people} signup={signup} />
        </div>
      </section>
    </LanderFrame>
  );
};

export default TinderswipeScreen;
