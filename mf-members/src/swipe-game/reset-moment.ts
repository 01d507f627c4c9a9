import type { Language } from '@pairwise/contracts';
import { formatDate, formatTime } from '@pairwise/i18n';

const LATER: Intl.DateTimeFormatOptions = { weekday: 'long', hour: '2-digit', minute: '2-digit' };

/**
 * Formats when the limit ends, in the member's time zone: by `todayAt` on the same day, otherwise as `Monday 00:00`.
 * @param now in milliseconds
 */
export const resetMoment = (
  resetsAt: string,
  language: Language,
  todayAt: (time: string) => string,
  now = Date.now(),
): string => {
  const isToday = formatDate(resetsAt, language) === formatDate(new Date(now), language);
  return isToday ? todayAt(formatTime(resetsAt, language)) : formatDate(resetsAt, language, LATER);
};
