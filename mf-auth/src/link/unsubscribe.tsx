import { useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Heading, LinkButton, Text } from '@pairwise/ui';

import { FormNotice } from '../form/form-notice.tsx';
import { useUnsubscribe } from './link.queries.ts';

/** Unsubscribes when the button is pressed: a program that only fetches the link changes nothing (decisions R-2). */
export const Unsubscribe = ({ token }: { token: string }) => {
  const { t } = useTranslation('mf-auth');
  const online = useOnline();
  const unsubscribe = useUnsubscribe();
  const press = () =>
    unsubscribe.mutate(token, {
      onSuccess: () => {
        if (bus.user$.value) bus.emit('user:changed', {});
      },
    });

  if (unsubscribe.isSuccess) {
    return (
      <>
        <Heading level={1} takesFocus>
          {t('link.unsubscribedTitle')}
        </Heading>
        <Text>{t('link.unsubscribedText')}</Text>
        <LinkButton as={Link} to={paths.notifications()} variant="primary" size="lg" block>
          {t('link.settings')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <Heading level={1}>{t('link.unsubscribeTitle')}</Heading>
      <Text>{t('link.unsubscribeText')}</Text>
      <FormNotice error={unsubscribe.error} />
      <Button variant="primary" size="lg" block busy={unsubscribe.isPending} disabled={!online} onClick={press}>
        {t('link.unsubscribe')}
      </Button>
    </>
  );
};
