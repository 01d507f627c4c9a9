import { isAmericanEnglish, type Language } from '@pairwise/contracts';

interface Reader {
  language: Language;
  country: string | null;
  timezone: string | null;
}

/** English is British unless the member lives in the US (decisions L-2). */
const localeOf = ({ language, country }: Reader): string => {
  if (language !== 'en') return language;
  return isAmericanEnglish(language, country ?? undefined) ? 'en-US' : 'en-GB';
};

const formatAll = (times: Record<string, Date>, format: Intl.DateTimeFormat): Record<string, string> =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [name, format.format(time)]));

/** Formats days in the language of a mail, as the member's country writes them and in its time zone. */
export const formatDates = (dates: Record<string, Date>, reader: Reader): Record<string, string> =>
  formatAll(
    dates,
    new Intl.DateTimeFormat(localeOf(reader), { dateStyle: 'long', timeZone: reader.timezone ?? 'UTC' }),
  );

/** Formats moments to the second. They are in UTC, which they name, because receipts are compared across countries. */
export const formatMoments = (moments: Record<string, Date>, reader: Reader): Record<string, string> =>
  formatAll(
    moments,
    new Intl.DateTimeFormat(localeOf(reader), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }),
  );
