import { isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths, safeInternalPath } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { useNavigate, useParams } from '@pairwise/router';
import { ErrorState } from '@pairwise/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { rememberLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import { EndedLink } from './ended-link.tsx';
import { hideSecret, secretOf } from './hide-secret.ts';
import { LinkLogin } from './link-login.tsx';
import { useLinkPurpose } from './link.queries.ts';
import { Opening } from './opening.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

/**
 * Fetches what the secret is for and leads to the page that acts on it, or says that the link has ended. An unknown
 * secret shows the 404 page.
 */
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
    // The page needs no secret that has ended: it only says so.
    if (data.valid) rememberLinkToken(data.purpose, token);
    else takeLinkToken('unknown');
    const state = data.valid ? null : { link: data.done ? 'done' : 'ended' };
    void navigate(safeInternalPath(data.next) ?? paths.index(), { replace: true, state });
  }, [data, actsHere, token, navigate]);

  if (actsHere && data?.valid === false) return <EndedLink purpose={purpose} />;
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

/** ROUTE-32: page of every mail's link. It first removes the secret from the address bar. Opening it changes nothing. */
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
