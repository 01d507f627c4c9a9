import { formatDate, formatRelativeTime, useLanguage } from '@pairwise/i18n';

import { gatewayNow } from '../api/queries.ts';

/** Returns a formatter of exact times in the reader's own time zone. */
export const useExactTime = (): ((at: string) => string) => {
  const language = useLanguage();
  return (at) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' });
};

export const useRelativeTime = (): ((at: string) => string) => {
  const language = useLanguage();
  return (at) => formatRelativeTime(at, language, gatewayNow());
};

/** Shows how long ago something was. The exact time is in its tooltip and its `datetime` attribute. */
export const Age = ({ at }: { at: string }) => {
  const exact = useExactTime();
  const relative = useRelativeTime();
  return (
    <time dateTime={at} title={exact(at)}>
      {relative(at)}
    </time>
  );
};
