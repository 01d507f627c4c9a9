import { useTranslation } from '@pairwise/i18n';
import { ErrorState } from '@pairwise/ui';

import { isConsoleError } from '../api/console-error.ts';

/** Error codes whose exact reason only the server knows. */
const withReason: ReadonlySet<string> = new Set(['invalid_request', 'does_not_fit', 'loses_routes', 'replaces_canary']);

/**
 * Returns a formatter of errors in the reader's language. It appends the server's English sentence where it has a
 * reason.
 */
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

/** Replaces content that could not be loaded, with a retry button. */
export const LoadError = ({ error, onRetry, retrying }: LoadErrorProps) => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  return (
    <ErrorState title={t('state.failed')} retryLabel={t('state.retry')} onRetry={onRetry} retrying={retrying}>
      {errorText(error)}
    </ErrorState>
  );
};
