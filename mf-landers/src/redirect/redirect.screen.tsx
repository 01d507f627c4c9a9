import { isApiError } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useParams } from '@pairwise/router';
import { ErrorState, Heading, LinkButton, Text } from '@pairwise/ui';
import { useState } from 'react';

import { Countdown } from './countdown.tsx';
import { hostOf, STAY } from './leave.ts';
import { RedirectFrame } from './redirect-frame.tsx';
import { useRedirect } from './redirect.queries.ts';
import { Stayed } from './stayed.tsx';

/** Shown in place of a redirect that the server does not know. */
const Refused = () => {
  const { t } = useTranslation('mf-landers');
  return (
    <RedirectFrame>
      <Heading level={1}>{t('redirect.refused')}</Heading>
      <Text>{t('redirect.refusedText')}</Text>
      <LinkButton as={Link} to={paths.index()} variant="primary">
        {t('redirect.home')}
      </LinkButton>
    </RedirectFrame>
  );
};

/** Counts down before it leaves to a partner; until then the reader can stay (LAND-05, decisions R-12). */
const RedirectScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useRedirect(id);
  const [isOver, setOver] = useState(() => window.location.hash === STAY);

  if (isApiError(error, 'not_found') || isApiError(error, 'invalid_request')) return <Refused />;
  if (!data) {
    return (
      <RedirectFrame>
        {error ? (
          <ErrorState
            title={t('redirect.failed')}
            retryLabel={t('redirect.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Text role="status" aria-busy="true">
            {t('redirect.loading')}
          </Text>
        )}
      </RedirectFrame>
    );
  }
  const host = hostOf(data.target);
  if (host === undefined) return <Refused />;
  const cancel = (): void => {
    setOver(true);
    // Back to the page with the advertisement, if there is one.
    history.back();
  };
  return isOver ? (
    <Stayed target={data.target} host={host} />
  ) : (
    <Countdown redirect={data} host={host} onCancel={cancel} />
  );
};

export default RedirectScreen;
