import { useTranslation } from '@pairwise/i18n';
import { keyframes, theme } from '@pairwise/ui';

import { useLoading } from './use-loading.ts';

/** Duration of the animation to nearly full, slower and slower, in milliseconds. The real duration is unknown (LOOK-02). */
const duration = 5000;

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } });

/** Renders the thin line at the top of the page while a page or a remote loads. */
export const PageProgress = () => {
  const { t } = useTranslation('shell');
  if (!useLoading()) return null;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be animated by CSS
      role="progressbar"
      aria-label={t('loading')}
      css={{
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: 0,
        zIndex: 50,
        blockSize: 3,
        background: theme.color.secondary,
        transformOrigin: 'left',
        animation: `${grow} ${duration}ms ${theme.motion.ease} forwards`,
        '&:dir(rtl)': { transformOrigin: 'right' },
      }}
    />
  );
};
