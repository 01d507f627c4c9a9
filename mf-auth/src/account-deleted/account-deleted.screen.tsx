import { bus } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { formatDate, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { useLocation, useNavigate } from '@pairwise/router';
import { Banner, Heading, LinkButton, Stack, Text } from '@pairwise/ui';
import { useEffect } from 'react';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { textIn } from '../form/location-state.ts';
import { Opening } from '../link/opening.tsx';
import { useKeptLink } from '../link/use-kept-link.ts';
import { Reactivate } from './reactivate.tsx';
import { SendLinkAgain } from './send-link-again.tsx';

/** Repeats the api's limit: a visitor can't fetch it. */
const REACTIVATION_DAYS = 14;

/** Shown right after the deletion: until when the member can come back, and how. */
const Closed = ({ until }: { until: string }) => {
  const { t } = useTranslation('mf-auth');
  const date = formatDate(until, useLanguage());
  return (
    <>
      <Heading level={1}>{t('accountDeleted.closedTitle')}</Heading>
      <Text>{t('accountDeleted.closedUntil', { date })}</Text>
      <Text>{t('accountDeleted.mailed')}</Text>
      <LinkButton href={paths.index()} variant="primary" size="lg" block>
        {t('accountDeleted.toHome')}
      </LinkButton>
      <Stack as="section" gap={3} aria-labelledby="link-again" css={{ paddingBlockStart: 24 }}>
        <Heading level={2} size="card" id="link-again">
          {t('accountDeleted.againTitle')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('accountDeleted.again')}
        </Text>
        <SendLinkAgain prominent={false} />
      </Stack>
    </>
  );
};

const ComeBack = ({ expired }: { expired: boolean }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  return (
    <>
      <Heading level={1}>{t('accountDeleted.title')}</Heading>
      {expired && (
        <Banner tone="danger" live="assertive">
          {errorText({ code: 'link_expired' })}
        </Banner>
      )}
      <Text>{t('accountDeleted.text', { days: REACTIVATION_DAYS })}</Text>
      <Text>{t('accountDeleted.again')}</Text>
      <SendLinkAgain prominent />
    </>
  );
};

/**
 * Shows a closed account (AUTH-11): until when the member can come back, the button for a member who opened the mail's
 * link, and a form that sends the link again.
 */
const AccountDeletedScreen = () => {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const until = textIn(state, 'purgeAfter');
  const { token, checking, ended, end } = useKeptLink('reactivate');
  const expired = ended || textIn(state, 'link') === 'ended';

  // The user is cleared here and not on the members' page where the deletion happened: from there the shell would lead
  // a visitor to the login. Only once: the member may have come back when this page is shown again.
  useEffect(() => {
    if (textIn(state, 'justDeleted') === undefined) return;
    bus.emit('user:changed', { user: null });
    void navigate(paths.accountDeleted(), { replace: true, state: { purgeAfter: until } });
  }, [state, until, navigate]);

  if (checking) {
    return (
      <AccountFrame>
        <Opening />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      {token !== undefined && <Reactivate token={token} onExpired={end} />}
      {token === undefined && until !== undefined && !expired && <Closed until={until} />}
      {token === undefined && (until === undefined || expired) && <ComeBack expired={expired} />}
    </AccountFrame>
  );
};

export default AccountDeletedScreen;
