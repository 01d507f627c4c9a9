import type { SessionResponse } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { IconLogout, IconUserCircle, Menu, MenuItem, showToast, Text, theme } from '@pairwise/ui';

import { signOut } from '../api/queries.ts';
import { useExactTime } from './age.tsx';
import { useErrorText } from './error-text.tsx';

/** Shows who is signed in and until when, and signs out. */
export const AccountMenu = ({ session }: { session: SessionResponse }) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  const errorText = useErrorText();
  const tryToSignOut = async () => {
    try {
      await signOut();
    } catch (error) {
      showToast({ text: errorText(error) });
    }
  };
  return (
    <Menu label={t('frame.account')} closeLabel={t('dialog.close')} trigger={<IconUserCircle size={28} />}>
      <div
        role="presentation"
        css={{
          padding: `${theme.space[2]} ${theme.space[3]} ${theme.space[3]}`,
          maxInlineSize: 260,
          overflowWrap: 'anywhere',
        }}
      >
        <Text weight="bold">{t('frame.signedInAs', { person: session.person, team: session.team })}</Text>
        <Text size="sm" tone="muted">
          {t('frame.signedInUntil', { time: exact(session.expiresAt) })}
        </Text>
      </div>
      <MenuItem icon={<IconLogout />} onSelect={() => void tryToSignOut()}>
        {t('frame.signOut')}
      </MenuItem>
    </Menu>
  );
};
