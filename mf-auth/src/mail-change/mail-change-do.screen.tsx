import { isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Heading, LinkButton, Text } from '@pairwise/ui';
import { useState } from 'react';

import { AccountFrame } from '../account-frame/account-frame.tsx';
import { FormNotice } from '../form/form-notice.tsx';
import { Opening } from '../link/opening.tsx';
import { useKeptLink } from '../link/use-kept-link.ts';
import { takeLinkToken } from '../link-token/link-token.ts';
import { useConfirmMailChange } from './mail-change.queries.ts';

type Refusal = 'link_expired' | 'email_exists';

const Refused = ({ refusal }: { refusal: Refusal }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  const requestPath = paths.notifications('mail-change');
  return (
    <>
      <Heading level={1} takesFocus>
        {t(refusal === 'email_exists' ? 'mailChange.takenTitle' : 'mailChange.failedTitle')}
      </Heading>
      <Text>{errorText({ code: refusal })}</Text>
      {/* The account settings are for members: a visitor is led through the login. */}
      <LinkButton as={Link} to={user ? requestPath : paths.login(requestPath)} variant="primary" size="lg" block>
        {t('mailChange.newMail')}
      </LinkButton>
    </>
  );
};

const Done = ({ email }: { email: string }) => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  return (
    <>
      <Heading level={1} takesFocus>
        {t('mailChange.doneTitle')}
      </Heading>
      <Text css={{ overflowWrap: 'anywhere' }}>{t('mailChange.done', { email })}</Text>
      <LinkButton as={Link} to={user ? paths.members() : paths.login()} variant="primary" size="lg" block>
        {t(user ? 'mailChange.toMembers' : 'mailChange.toLogin')}
      </LinkButton>
    </>
  );
};

const Confirm = ({ token, onRefused }: { token: string; onRefused: (refusal: Refusal) => void }) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const confirm = useConfirmMailChange();

  const press = () =>
    confirm.mutate(token, {
      onSuccess: () => {
        takeLinkToken('mail_change');
        if (bus.user$.value) bus.emit('user:changed', {});
      },
      onError: (error) => {
        // An address that is taken may become free again, and the link then still works.
        if (isApiError(error, 'email_exists')) onRefused('email_exists');
        if (!isApiError(error, 'link_expired')) return;
        takeLinkToken('mail_change');
        onRefused('link_expired');
      },
    });

  if (confirm.data) return <Done email={confirm.data.email} />;
  return (
    <>
      <Heading level={1}>{t('mailChange.title')}</Heading>
      <Text>{t('mailChange.text')}</Text>
      <FormNotice error={confirm.error} />
      <Button variant="primary" size="lg" block busy={confirm.isPending} disabled={!online} onClick={press}>
        {t('mailChange.submit')}
      </Button>
    </>
  );
};

/** Page of the confirmation link. Opening it changes nothing, because mail scanners open links; the button does (AUTH-10). */
const MailChangeDoScreen = () => {
  const { token, checking } = useKeptLink('mail_change');
  const [refusal, setRefusal] = useState<Refusal>();
  if (checking) {
    return (
      <AccountFrame>
        <Opening />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      {token === undefined || refusal ? (
        <Refused refusal={refusal ?? 'link_expired'} />
      ) : (
        <Confirm token={token} onRefused={setRefusal} />
      )}
    </AccountFrame>
  );
};

export default MailChangeDoScreen;
