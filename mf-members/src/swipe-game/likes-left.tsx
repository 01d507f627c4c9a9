import { swipeLikesPerDay } from '@pairwise/contracts/swipe-limits';
import { useTranslation } from '@pairwise/i18n';
import { Cluster, ProgressBar, Text } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface LikesLeftProps {
  /** Undefined while the deck loads. */
  left: number | undefined;
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

/** Shows how many likes of the day are left, before they are used up. */
export const LikesLeft = ({ left, children }: LikesLeftProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Cluster gap={3} wrap={false}>
      <ProgressBar
        label={t('swipe.likesLabel')}
        value={left === undefined ? 0 : left / swipeLikesPerDay}
        // Counts likes, not percents.
        aria-valuemax={swipeLikesPerDay}
        {...(left !== undefined && { 'aria-valuenow': left, 'aria-valuetext': t('swipe.likesLeft', { count: left }) })}
        css={{ flex: 1 }}
      />
      <Text as="span" size="sm" weight="bold" numeric>
        {left === undefined ? '\u00A0' : t('swipe.likesLeft', { count: left })}
      </Text>
      {children}
    </Cluster>
  );
};
