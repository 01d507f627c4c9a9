import { bus, useStream } from '@pairwise/bus';
import { paths, type User } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Container, Heading, LinkButton, Stack, Text, theme } from '@pairwise/ui';

import { ResendButton } from '../activation-mail/resend-button.tsx';

/** Offers another mail to a logged-in member, and the login to a visitor. */
const NextStep = ({ user }: { user: User | null }) => {
  const { t } = useTranslation('mf-auth');
  if (user === null) {
    return (
      <LinkButton as={Link} to={paths.login(paths.completeSignup('email'))} variant="primary" size="lg" block>
        {t('activate.login')}
      </LinkButton>
    );
  }
  if (user.status === 'not_confirmed') {
    return (
      <ResendButton
        variant="primary"
        label={t('activate.resend')}
        waitLabel={(seconds) => t('activate.resendIn', { seconds })}
        sentText={t('activate.sent', { email: user.email })}
      />
    );
  }
  return (
    <>
      <Banner tone="success">{t('activate.confirmedAlready')}</Banner>
      <LinkButton as={Link} to={paths.members()} variant="primary" size="lg" block>
        {t('activate.members')}
      </LinkButton>
    </>
  );
};

/** ROUTE-30: shown for a link that no longer confirms, with a way to request a new one (AUTH-07). */
const ActivateErrorScreen = () => {
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  return (
    <Container css={{ maxInlineSize: 560, paddingBlock: theme.space[7] }}>
      <Stack gap={4}>
        <Heading level={1}>{errorText({ code: 'activation_failed' })}</Heading>
        <Text size="lg" tone="muted">
          {errorText({ code: 'link_expired' })}
        </Text>
        {user !== undefined && <NextStep user={user} />}
      </Stack>
    </Container>
  );
};

export default ActivateErrorScreen;
