import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Button, SectionCard, showToast, Stack, Tag, Text } from '@pairwise/ui';
import { useRef } from 'react';

import { ResendButton } from '../activation-mail/resend-button.tsx';
import { PendingMailChange } from '../mail-change/pending-mail-change.tsx';
import type { Part } from './use-open-part.ts';
import { AccountSettingRow } from './account-setting-row.tsx';

/** Email address and password of the login (AUTH-10). */
export const LoginSection = ({ onOpen }: { onOpen: (part: Part) => void }) => {
  const { t } = useTranslation('mf-auth');
  const user = useStream(bus.user$);
  const change = useRef<HTMLButtonElement>(null);
  const keepAddress = (): void => {
    change.current?.focus();
    showToast({ text: t('mailChange.pending.cancelled') });
  };
  const isUnconfirmed = user?.status === 'not_confirmed';
  return (
    <SectionCard id="login" title={t('accountSettings.login.title')}>
      <AccountSettingRow
        label={t('accountSettings.login.email')}
        text={
          <>
            {user?.email} {isUnconfirmed && <Tag tone="match">{t('accountSettings.login.notConfirmed')}</Tag>}
          </>
        }
        action={
          <Button ref={change} variant="ghost" size="sm" data-opens="mail-change" onClick={() => onOpen('mail-change')}>
            {t('accountSettings.login.mailChange')}
          </Button>
        }
      />
      <PendingMailChange onCancelled={keepAddress} />
      {isUnconfirmed && (
        <Stack gap={2}>
          <Text size="sm">{t('accountSettings.login.notConfirmedText')}</Text>
          <ResendButton
            label={t('accountSettings.login.resend')}
            waitLabel={(seconds) => t('accountSettings.login.resendIn', { seconds })}
            sentText={t('accountSettings.login.sent', { email: user.email })}
          />
        </Stack>
      )}
      <AccountSettingRow
        label={t('accountSettings.login.password')}
        text={t('accountSettings.login.passwordText')}
        action={
          <Button variant="ghost" size="sm" data-opens="password" onClick={() => onOpen('password')}>
            {t('accountSettings.login.changePassword')}
          </Button>
        }
      />
    </SectionCard>
  );
};
