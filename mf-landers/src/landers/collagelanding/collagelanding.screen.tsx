import { useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { Snapshots } from './snapshots.tsx';

/** A pin board: dots of cork in the colour of the niche. */
const board = css({
  overflow: 'clip',
  background: `radial-gradient(${colours.glow} 1px, transparent 1.5px) 0 0 / 18px 18px, linear-gradient(155deg, ${colours.glow}, ${colours.deep} 70%)`,
  paddingBlock: `${theme.space[5]} ${theme.space[7]}`,
  [media.up('md')]: { paddingBlock: theme.space[7] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('md')]: { gridTemplateColumns: '1.25fr 1fr', alignItems: 'center', gap: theme.space[7] },
});

/** A sheet of paper, pinned over the lowest pictures. */
const paper = css({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[5],
  marginBlockStart: '-12%',
  background: '#fffdf8',
  color: '#241033',
  borderRadius: 4,
  boxShadow: theme.shadow.high,
  transform: 'rotate(-1deg)',
  [media.up('md')]: { marginBlockStart: 0, marginInlineStart: '-5%', padding: theme.space[6], justifyItems: 'start' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -14,
    insetInlineStart: '50%',
    inlineSize: 28,
    blockSize: 28,
    marginInlineStart: -14,
    borderRadius: '50%',
    background: `radial-gradient(circle at 35% 30%, ${colours.press}, ${colours.accent} 60%)`,
    boxShadow: '0 4px 6px rgb(0 0 0 / 35%)',
  },
});

const title = css({ fontSize: 'clamp(2rem, 1.5rem + 2.6vw, 3.25rem)', lineHeight: 1.06 });

/** A wall of snapshots with a place that is still empty. */
const CollagelandingScreen = () => {
  const { t } = useTranslation('mf-landers');
  const lander = useLander('collagelanding');
  return (
    <LanderFrame palette={lander.palette}>
      <section css={board}>
        <div css={[wrap, layout]}>
          <Snapshots people={lander.people} />
          <div css={paper}>
            <h1 css={[headline, title]}>{lander.title}</h1>
            <p css={leadText}>{lander.lead}</p>
            <ActionLink href={lander.signup}>{t('landers.collagelanding.action')}</ActionLink>
            <TrustLine />
          </div>
        </div>
      </section>
    </LanderFrame>
  );
};

export default CollagelandingScreen;
