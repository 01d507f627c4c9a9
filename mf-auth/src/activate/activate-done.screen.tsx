import { type ApiError, isApiError } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Navigate, useLocation } from '@pairwise/router';
import { Container, ErrorState, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { textIn } from '../form/location-state.ts';
import { readLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import { useActivate } from './activate.queries.ts';
import { NextCards } from './next-cards.tsx';

/** True when the link itself is refused. Any other error is worth a retry. */
const isRefused = (error: ApiError | null): boolean =>
  isApiError(error, 'link_expired') || isApiError(error, 'activation_failed') || isApiError(error, 'invalid_request');

const Working = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <Stack gap={4} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{t('activate.working')}</VisuallyHidden>
      </div>
      <Skeleton height={34} width="60%" />
      <Skeleton height={20} width="80%" />
      <Skeleton height={150} radius="pair" />
      <Skeleton height={150} radius="pair" />
      <Skeleton height={150} radius="pair" />
    </Stack>
  );
};

const ActivationResult = ({ token, alreadyDone }: { token: string | undefined; alreadyDone: boolean }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  const activate = useActivate();

  const confirm = (): void => {
    if (token === undefined) return;
    activate.mutate(token, {
      onSuccess: ({ user: known }) => {
        takeLinkToken('activate');
        if (known) bus.emit('user:changed', { user: known });
      },
      onError: (error) => {
        if (isRefused(error)) takeLinkToken('activate');
      },
    });
  };
  // The page confirms by itself once it renders: a program that only fetches the link confirms nothing (decisions R-2).
  const confirmOnMount = useEffectEvent(confirm);
  useEffect(() => confirmOnMount(), []);

  if (activate.isSuccess) {
    const { user: known, host, undelivered } = activate.data;
    return <NextCards user={known} host={host} undelivered={undelivered} />;
  }
  // The link that confirmed the address was opened again: nothing has failed.
  if (alreadyDone && user !== undefined) return <NextCards user={user?.status === 'active' ? user : null} />;
  // A second visit, or a reload before the response arrived: the address is confirmed.
  const isConfirmed = user?.status === 'active';
  if (isConfirmed && (token === undefined || isRefused(activate.error))) return <NextCards user={user} />;
  if (isRefused(activate.error) || (token === undefined && user !== undefined && !alreadyDone)) {
    return <Navigate to={paths.activateError()} replace />;
  }
  if (activate.isError) {
    return (
      <ErrorState
        title={t('activate.failedTitle')}
        retryLabel={t('form.retry')}
        retrying={activate.isPending}
        onRetry={confirm}
      >
        {errorText(activate.error)}
      </ErrorState>
    );
  }
  return <Working />;
};

/** ROUTE-30: confirms the address that the link was sent to, and suggests what to do next (AUTH-07). */
const ActivateDoneScreen = () => {
  const { state }: { state: unknown } = useLocation();
  const [token] = useState(() => readLinkToken('activate'));
  return (
    <Container css={{ maxInlineSize: 960, paddingBlock: theme.space[6] }}>
      <ActivationResult token={token} alreadyDone={textIn(state, 'link') === 'done'} />
    </Container>
  );
};

export default ActivateDoneScreen;
