import { useTranslation } from '@pairwise/i18n';
import { theme } from '@pairwise/ui';

/** A bar that shows how visitors are split between canary and stable. */
export const SplitBar = ({ percent, slim = false }: { percent: number; slim?: boolean }) => {
  const { t } = useTranslation('console');
  return (
    <div
      role="img"
      aria-label={t('deployable.split', { canary: percent, stable: 100 - percent })}
      css={{
        display: 'flex',
        gap: 3,
        blockSize: slim ? 8 : 14,
        borderRadius: theme.radius.full,
        overflow: 'hidden',
        forcedColorAdjust: 'none',
      }}
    >
      {percent > 0 && (
        <span
          css={{
            flexGrow: percent,
            minInlineSize: slim ? 4 : 7,
            background: theme.color.secondary,
            transition: `flex-grow ${theme.motion.slow} ${theme.motion.ease}`,
          }}
        />
      )}
      {percent < 100 && (
        <span
          css={{
            flexGrow: 100 - percent,
            background: theme.color.lineStrong,
            transition: `flex-grow ${theme.motion.slow} ${theme.motion.ease}`,
          }}
        />
      )}
    </div>
  );
};
