import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, LinkButton, Stack, Text } from '@pairwise/ui';

/** Value of `signup_step` once every signup question is answered or skipped. */
const ALL_STEPS = 5;

/** Links to the open signup questions. Without their answers the profile may stay hidden. */
export const UnfinishedSignup = () => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  if (!user || user.signup_step >= ALL_STEPS) return null;
  const isHidden = user.profile.status === 'disabled';
  return (
    <Banner tone={isHidden ? 'warning' : 'info'}>
      <Stack gap={2} align="start">
        <Text size="sm">{t(isHidden ? 'accountSettings.unfinished.text' : 'accountSettings.unfinished.steps')}</Text>
        <LinkButton as={Link} to={paths.completeSignup()} variant="ghost" size="sm">
          {t('accountSettings.unfinished.action')}
        </LinkButton>
      </Stack>
    </Banner>
  );
};
