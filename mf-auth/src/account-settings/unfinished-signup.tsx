import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, LinkButton, Stack, Text } from '@pairwise/ui';

/** All questions of the signup are answered or passed over. */
const ALL_STEPS = 5;

/** Questions of the signup that are still open, and the way to them: without them the profile may not be shown. */
export const UnfinishedSignup = () => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  if (!user || user.signup_step >= ALL_STEPS) return null;
  const isHidden = user.profile.status === 'disabled';
  return (
    <Banner tone={isHidden ? 'warning' : 'info'}>
      <Stack gap={2} align="start">
        <Text size="sm">{t(isHidden ? 'settings.unfinished.text' : 'settings.unfinished.steps')}</Text>
        <LinkButton as={Link} to={paths.completeSignup()} variant="ghost" size="sm">
          {t('settings.unfinished.action')}
        </LinkButton>
      </Stack>
    </Banner>
  );
};
