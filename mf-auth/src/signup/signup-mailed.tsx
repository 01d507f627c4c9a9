import { useTranslation } from '@pairwise/i18n';
import { Button, Stack, Text } from '@pairwise/ui';

import { ArrivalHeading } from '../account-frame/arrival-heading.tsx';

interface SignupMailedProps {
  level: 1 | 2;
  email: string;
  onAgain: () => void;
}

/** Shown on a site with uniform responses: only the mail contains the result of the signup. */
export const SignupMailed = ({ level, email, onAgain }: SignupMailedProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Stack gap={4} align="start">
      <ArrivalHeading level={level}>{t('signup.mailedTitle')}</ArrivalHeading>
      <Text css={{ overflowWrap: 'anywhere' }}>{t('signup.mailedText', { email })}</Text>
      <Text size="sm" tone="muted">
        {t('signup.mailedSpam')}
      </Text>
      <Button variant="ghost" onClick={onAgain}>
        {t('signup.mailedAgain')}
      </Button>
    </Stack>
  );
};
