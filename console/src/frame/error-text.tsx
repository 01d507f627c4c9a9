import { useTranslation } from '@pairwise/i18n';
import { ErrorState } from '@pairwise/ui';

import { isConsoleError } from '../api/console-error.ts';

/** Codes of which only the server knows what exactly is wrong. */
const withReason: ReadonlySet<string> = new Set(['invalid_request', 'does_not_fit']);

/** What went wrong, in the reader's language; where the server names a reason, its own English sentence with it. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('console');
  return (error) => {
    if (!isConsoleError(error)) return t('errors.error');
    const text = t(`errors.${error.code}`);
    return withReason.has(error.code) && error.message !== '' ? `${text} ${error.message}` : text;
  };
};

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In the place of what could not be loaded. */
export const LoadError = ({ error, onRetry, retrying }: LoadErrorProps) => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  return (
    <ErrorState title={t('state.failed')} retryLabel={t('state.retry')} onRetry={onRetry} retrying={retrying}>
      {errorText(error)}
    </ErrorState>
  );
};
