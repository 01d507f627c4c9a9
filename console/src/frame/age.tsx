import { formatDate, formatRelativeTime, useLanguage } from '@pairwise/i18n';

import { gatewayNow } from '../api/queries.ts';

/** When something was, exactly, in the reader's own time zone. */
export const useExactTime = (): ((at: string) => string) => {
  const language = useLanguage();
  return (at) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' });
};

export const useRelativeTime = (): ((at: string) => string) => {
  const language = useLanguage();
  return (at) => formatRelativeTime(at, language, gatewayNow());
};

/** How long ago something was, with the exact time for who points at it and for who can't. */
export const Age = ({ at }: { at: string }) => {
  const exact = useExactTime();
  const relative = useRelativeTime();
  return (
    <time dateTime={at} title={exact(at)}>
      {relative(at)}
    </time>
  );
};
