import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, Stack, Tag, Text } from '@pairwise/ui';

import { ResendButton } from '../activation-mail/resend-button.tsx';

import type { Part } from './open-part.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What one logs in with (AUTH-10). */
export const LoginSection = ({ onOpen }: { onOpen: (part: Part) => void }) => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  const isOpen = user?.status === 'not_confirmed';
  return (
    <SettingsSection id="login" title={t('settings.login.title')}>
      <SettingRow
        label={t('settings.login.email')}
        text={
          <>
            {user?.email} {isOpen && <Tag tone="match">{t('settings.login.notConfirmed')}</Tag>}
          </>
        }
        action={
          <Button variant="ghost" size="sm" onClick={() => onOpen('email')}>
            {t('settings.login.changeEmail')}
          </Button>
        }
      />
      {isOpen && (
        <Stack gap={2}>
          <Text size="sm">{t('settings.login.notConfirmedText')}</Text>
          <ResendButton
            label={t('settings.login.resend')}
            waitLabel={(seconds) => t('settings.login.resendIn', { seconds })}
            sentText={t('settings.login.sent', { email: user.email })}
          />
        </Stack>
      )}
      <SettingRow
        label={t('settings.login.password')}
        text={t('settings.login.passwordText')}
        action={
          <Button variant="ghost" size="sm" onClick={() => onOpen('password')}>
            {t('settings.login.changePassword')}
          </Button>
        }
      />
    </SettingsSection>
  );
};
