import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import type { Palette } from '../niche/palettes.ts';
import { SignupSection } from '../signup-section/signup-section.tsx';
import { coloursOf } from './lander-colours.ts';

/** The page around a lander is dark in both themes. */
const note = css({
  margin: 0,
  padding: `0 ${theme.space[4]} ${theme.space[6]}`,
  textAlign: 'center',
  color: theme.color.onDeepMuted,
  ...theme.text.sm,
});

/** A lander: its own content in the colours of the niche, then the signup form (LAND-01). */
export const LanderFrame = ({ palette, children }: { palette: Palette; children: ReactNode }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <div css={coloursOf(palette)}>
      {children}
      <SignupSection />
      <p css={note}>{t('lander.invented')}</p>
    </div>
  );
};
