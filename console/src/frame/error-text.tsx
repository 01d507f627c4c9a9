import { useTranslation } from '@pairwise/i18n';
import { ErrorState } from '@pairwise/ui';

import { type ConsoleErrorCode, isConsoleError } from '../api/console-error.ts';

/**
 * Error codes whose translated text is complete. Of all others, those that are added later included, only the server knows the
 * exact reason.
 */
const complete: ReadonlySet<ConsoleErrorCode> = new Set<ConsoleErrorCode>([
  'sign_in_required',
  'not_allowed',
  'cross_site',
  'not_found',
  'method_not_allowed',
  'unknown_name',
  'unknown_version',
  'unknown_request',
  'unknown_subscription',
  'unknown_lander',
  'unknown_variant',
  'revision_conflict',
  'takes_offline',
  'busy',
  'revoked',
  'no_canary',
  'no_ramp',
  'no_experiment',
  'experiment_runs',
  'same_person',
  'too_many_attempts',
  'quota_exceeded',
  'error',
  'console_not_built',
  'store_unavailable',
  'registry_unavailable',
  'disk_full',
  'offline',
  'unreadable',
]);

/**
 * Returns a formatter of errors in the reader's language. It appends the server's English sentence, unless the translated
 * text says it all.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('console');
  return (error) => {
    if (!isConsoleError(error)) return t('errors.error');
    const text = t(`errors.${error.code}`);
    return complete.has(error.code) || error.message === '' ? text : `${text} ${error.message}`;
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
