import { useTranslation } from '@pairwise/i18n';
import { Button, Heading, Stack, Text } from '@pairwise/ui';

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
      <Heading level={level} takesFocus>
        {t('signup.mailedTitle')}
      </Heading>
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
