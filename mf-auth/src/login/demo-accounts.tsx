import { useTranslation } from '@pairwise/i18n';
import { Chip, Cluster, css, Heading, Stack, Tag, Text, theme } from '@pairwise/ui';

import type { LoginValues } from './check-login-form.ts';

/** The accounts that `npm start` creates in demo mode (README). */
const PASSWORD = 'demo-pass-2026';
const accounts = ['premium', 'free', 'fresh', 'unconfirmed', 'blocked'] as const;

const frame = css({
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.pair,
  padding: theme.space[4],
});

/** Buttons that fill in the login form with a demo account. */
export const DemoAccounts = ({ onPick }: { onPick: (account: LoginValues) => void }) => {
  const { t } = useTranslation('mf-auth');
  return (
    <Stack as="section" gap={3} css={frame} aria-labelledby="login-demo">
      <Cluster gap={2}>
        <Tag tone="match">{t('login.demo.tag')}</Tag>
        <Heading level={2} size="card" id="login-demo">
          {t('login.demo.title')}
        </Heading>
      </Cluster>
      <Text size="sm" tone="muted">
        {t('login.demo.note')}
      </Text>
      <Cluster gap={2}>
        {accounts.map((name) => (
          <Chip key={name} onClick={() => onPick({ email: `${name}@demo.test`, password: PASSWORD })}>
            {t(`login.demo.${name}`)}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  );
};
