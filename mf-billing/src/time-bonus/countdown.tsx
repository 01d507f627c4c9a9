import { useTranslation } from '@pairwise/i18n';
import { css, VisuallyHidden } from '@pairwise/ui';

import { timeLeftText } from './time-left-text.ts';

const digits = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as zero-padded hours:minutes:seconds: `03:41:22` (BILL-07). */
export const formatCountdown = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');

/** The time left, each second. Screen readers read hours and minutes, and are not interrupted by it. */
export const Countdown = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('mf-billing');
  return (
    <>
      <span aria-hidden="true" css={digits}>
        {formatCountdown(seconds)}
      </span>
      <span role="timer" aria-live="off">
        <VisuallyHidden>{timeLeftText(seconds, t)}</VisuallyHidden>
      </span>
    </>
  );
};
