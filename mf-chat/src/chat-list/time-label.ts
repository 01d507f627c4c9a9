import { formatDate, formatTime, useLanguage } from '@pairwise/i18n';

const DAY_MS = 86_400_000;

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Calendar days between two times in the reader's time zone; 1 is yesterday. Rounded, for days of 23 or 25 hours. */
export const daysBefore = (date: Date, now: Date): number => Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);

/** Returns a function that formats a time for a list: the time today, the weekday within a week, otherwise the date. */
export const useTimeLabel = (): ((time: string) => string) => {
  const language = useLanguage();
  return (time) => {
    const date = new Date(time);
    const now = new Date();
    const days = daysBefore(date, now);
    if (days <= 0) return formatTime(date, language);
    if (days < 7) return formatDate(date, language, { weekday: 'short' });
    const year = date.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
    return formatDate(date, language, { day: 'numeric', month: 'short', year });
  };
};
