import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

import { timeLeftText } from './time-left-text.ts';

/** Minutes before the end at which screen readers announce the time left: often enough, and never each second. */
const marks = [1, 5, 10, 30, 60];

/** Announces the time left at a few minute marks. The mark at which it appears is not announced. */
export const SpokenMarks = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('mf-billing');
  const mark = marks.find((minutes) => seconds <= minutes * 60);
  const [first] = useState(mark);
  const time = mark === undefined || mark === first ? undefined : timeLeftText(mark * 60, t);
  return (
    <span role="status">
      <VisuallyHidden>{time !== undefined && t('timeBonus.left', { time })}</VisuallyHidden>
    </span>
  );
};
