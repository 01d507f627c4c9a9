import { useTranslation } from '@pairwise/i18n';
import { keyframes, theme } from '@pairwise/ui';

import { useLoading } from './use-loading.ts';

/** LOOK-02: five seconds to nearly full, slower and slower; nobody knows how long it really takes. */
const duration = 5000;

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.94)' } });

/** The thin line at the top while a page or a remote loads. */
export const PageProgress = () => {
  const { t } = useTranslation('shell');
  if (!useLoading()) return null;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> can't be drawn by an animation
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
