import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Heading, LinkButton, Text } from '@pairwise/ui';

/** Shown for an ended link to unsubscribe or to log in, with another way to do the same. */
export const EndedLink = ({ purpose }: { purpose: 'unsubscribe' | 'login' }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  const settings = user ? paths.notifications() : paths.login(paths.notifications());
  return (
    <>
      <Heading level={1} takesFocus>
        {t('link.expiredTitle')}
      </Heading>
      <Text>{errorText({ code: 'link_expired' })}</Text>
      <LinkButton as={Link} to={purpose === 'unsubscribe' ? settings : paths.login()} variant="primary" size="lg" block>
        {t(purpose === 'unsubscribe' ? 'link.settings' : 'link.toLogin')}
      </LinkButton>
    </>
  );
};
