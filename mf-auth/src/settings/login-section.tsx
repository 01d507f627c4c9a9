import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button } from '@pairwise/ui';

import type { Part } from './open-part.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What one logs in with (AUTH-10). */
export const LoginSection = ({ onOpen }: { onOpen: (part: Part) => void }) => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  return (
    <SettingsSection id="login" title={t('settings.login.title')}>
      <SettingRow
        label={t('settings.login.email')}
        text={user?.email}
        action={
          <Button variant="ghost" size="sm" onClick={() => onOpen('email')}>
            {t('settings.login.changeEmail')}
          </Button>
        }
      />
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
