import { isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths, safeInternalPath } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { useNavigate, useParams } from '@pairwise/router';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { rememberLinkToken } from '../link-token/link-token.ts';
import { hideSecret, secretOf } from './hide-secret.ts';
import { LinkLogin } from './link-login.tsx';
import { useLinkPurpose } from './link.queries.ts';
import { Unsubscribe } from './unsubscribe.tsx';

const Opening = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden>{t('link.opening')}</VisuallyHidden>
      <Skeleton height={34} width="80%" />
      <Skeleton height={20} />
      <Skeleton height={58} radius="md" />
    </Stack>
  );
};

/** Asks what the secret is for and leads on to the page that acts; what is no link of ours is the 404 page. */
const OpenLink = ({ token }: { token: string | undefined }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useLinkPurpose(token);
  const missing = token === undefined || isApiError(error, 'not_found') || isApiError(error, 'invalid_request');
  const purpose = data?.purpose;
  const actsHere = purpose === 'unsubscribe' || purpose === 'login';

  useEffect(() => {
    if (missing) bus.emit('page:missing', { path: location.pathname });
  }, [missing]);

  useEffect(() => {
    if (!data || actsHere || token === undefined) return;
    rememberLinkToken(data.purpose, token);
    void navigate(safeInternalPath(data.next) ?? paths.index(), { replace: true });
  }, [data, actsHere, token, navigate]);

  if (token !== undefined && purpose === 'unsubscribe') return <Unsubscribe token={token} />;
  if (token !== undefined && purpose === 'login') return <LinkLogin token={token} />;
  if (error && !missing) {
    return (
      <ErrorState
        title={t('link.failedTitle')}
        retryLabel={t('form.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return <Opening />;
};

/** ROUTE-32: a link from a mail. Before anything else its secret leaves the address bar; opening it changes nothing. */
const LinkScreen = () => {
  const { token = '' } = useParams();
  const [secret] = useState(() => secretOf(token));

  useLayoutEffect(() => {
    if (secret !== undefined) hideSecret(secret);
  }, [secret]);

  return (
    <AccountFrame>
      <OpenLink token={secret} />
    </AccountFrame>
  );
};

export default LinkScreen;
