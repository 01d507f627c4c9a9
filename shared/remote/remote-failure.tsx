import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { ErrorState } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface RemoteFailureProps {
  onRetry: () => void;
  retrying?: boolean;
}

/**
 * Renders the fallback for a remote or screen that failed. The shell loads its texts with its own. While the browser is
 * offline it says so, and retries when the network is back.
 */
export const RemoteFailure = ({ onRetry, retrying = false }: RemoteFailureProps) => {
  const { t } = useTranslation('remote');
  const online = useOnline();
  const retry = useEffectEvent(onRetry);
  const wasOffline = useRef(false);

  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = !online;
  }, [online]);

  return (
    <ErrorState
      title={t('failure.title')}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
      retrying={retrying}
      data-remote-failure=""
    >
      {t(online ? 'failure.text' : 'failure.offline')}
    </ErrorState>
  );
};
