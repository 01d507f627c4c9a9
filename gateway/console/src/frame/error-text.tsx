import { useTranslation } from '@pairwise/i18n';
import { ErrorState } from '@pairwise/ui';

import { isConsoleError } from '../api/console-error.ts';

/** What went wrong, in the reader's language; where the server names fields, its own English sentence with it. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('console');
  return (error) => {
    if (!isConsoleError(error)) return t('errors.error');
    const text = t(`errors.${error.code}`);
    return error.code === 'invalid_request' && error.message !== '' ? `${text} ${error.message}` : text;
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
