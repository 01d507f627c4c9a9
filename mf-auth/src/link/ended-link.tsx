import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton, Text } from '@pairwise/ui';

import { ArrivalHeading } from '../account-frame/arrival-heading.tsx';

/** A link that is acted on where it is opened, and has ended: what it was for can be done in another way. */
export const EndedLink = ({ purpose }: { purpose: 'unsubscribe' | 'login' }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const user = useStream(bus.user$);
  const settings = user ? paths.notifications() : paths.login(paths.notifications());
  return (
    <>
      <ArrivalHeading level={1}>{t('link.expiredTitle')}</ArrivalHeading>
      <Text>{errorText({ code: 'link_expired' })}</Text>
      <LinkButton as={Link} to={purpose === 'unsubscribe' ? settings : paths.login()} variant="primary" size="lg" block>
        {t(purpose === 'unsubscribe' ? 'link.settings' : 'link.toLogin')}
      </LinkButton>
    </>
  );
};
