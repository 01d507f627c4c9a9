import { useLanguage, useTranslation } from '@pairwise/i18n';
import { css, media, theme } from '@pairwise/ui';
import { useState } from 'react';

import { ActionLink } from '../../hero/action-link.tsx';
import { colours } from '../../lander/lander-colours.ts';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { headline, leadText, wrap } from '../../lander/type.ts';
import { useLander } from '../../lander/use-lander.ts';
import { CutOut } from '../../people/cut-out.tsx';
import { ThingPicker } from './thing-picker.tsx';
import type { Thing } from './things.tsx';

const MOST = 3;

const page = css({
  background: `linear-gradient(${colours.ground} 60%, ${theme.color.bg})`,
  paddingBlock: `${theme.space[6]} ${theme.space[5]}`,
  [media.up('md')]: { paddingBlock: theme.space[7] },
});

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  [media.up('md')]: {
    gridTemplateColumns: '1fr minmax(0, 460px)',
    alignItems: 'center',
    gap: `${theme.space[3]} ${theme.space[8]}`,
  },
});

const words = css({ display: 'grid', gap: theme.space[4] });
const muted = css({ color: theme.color.inkMuted });
const last = css({ display: 'grid', gap: theme.space[3], [media.up('md')]: { gridColumn: 2, gridRow: 2 } });

/** Its height is fixed, so that the button below stays in place. */
const result = css({
  margin: 0,
  minBlockSize: '2.5em',
  display: 'grid',
  alignItems: 'center',
  textAlign: 'center',
  fontWeight: theme.weight.medium,
  ...theme.text.md,
});

/** Heads in a row, of which one more is coloured with each choice. */
const faces = css({
  display: 'none',
  [media.up('md')]: { display: 'flex', gap: theme.space[4], paddingBlockStart: theme.space[4] },
});
const face = css({
  position: 'relative',
  inlineSize: 132,
  blockSize: 132,
  borderRadius: '50%',
  overflow: 'hidden',
  background: colours.shade,
  opacity: 0.8,
  filter: 'grayscale(1)',
  transition: `opacity ${theme.motion.slow}, filter ${theme.motion.slow}`,
  '&[data-on]': { opacity: 1, filter: 'none', background: colours.accent },
});
const figure = css({
  position: 'absolute',
  insetInline: '8%',
  insetBlockEnd: '-6%',
  inlineSize: '84%',
  blockSize: '96%',
});

/** Nine things to do together. The visitor picks some and is led to the signup. */
const IconslandingScreen = () => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const lander = useLander('iconslanding');
  const [picked, setPicked] = useState<readonly Thing[]>([]);
  // A fourth choice replaces the first.
  const toggle = (thing: Thing): void =>
    setPicked((now) => (now.includes(thing) ? now.filter((other) => other !== thing) : [...now, thing].slice(-MOST)));
  const names = new Intl.ListFormat(language).format(picked.map((thing) => t(`landers.iconslanding.things.${thing}`)));
  return (
    <LanderFrame palette={lander.palette}>
      <section css={page}>
        <div css={[wrap, layout]}>
          <div css={words}>
            <h1 css={headline}>{lander.title}</h1>
            <p css={[leadText, muted]}>{lander.lead}</p>
            <div css={faces} aria-hidden="true">
              {lander.people.slice(0, MOST).map((person, at) => (
                <span key={person.name} css={face} data-on={at < picked.length ? '' : undefined}>
                  <CutOut person={person} css={figure} />
                </span>
              ))}
            </div>
          </div>
          <ThingPicker picked={picked} onToggle={toggle} />
          <div css={last}>
            <p css={result} role="status">
              {picked.length === 0
                ? t('landers.iconslanding.none')
                : t('landers.iconslanding.chosen', { things: names })}
            </p>
            <ActionLink href={lander.signup}>{t('landers.iconslanding.action')}</ActionLink>
            <TrustLine />
          </div>
        </div>
      </section>
    </LanderFrame>
  );
};

export default IconslandingScreen;
