import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, css, media, Switch, Text, theme } from '@pairwise/ui';

import { useSetNotification } from './account-settings.queries.ts';

type Preferences = ResponseOf<Endpoints['GET /api/notifications.php']>['preferences'];

/** Order on the page: other members' actions first, then the site's mails. The compiler checks that none is missing. */
const types = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'reminders',
  'weekly_updates',
  'promotions',
  'news',
] as const satisfies (keyof Preferences)[];

const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: 0, fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'middle' },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.color.line}` },
  '& tbody th': { paddingBlock: theme.space[2], paddingInlineEnd: theme.space[2] },
  // Column heads are centred over their switches.
  '& thead th + th, & td': { inlineSize: 56, textAlign: 'center', [media.up('sm')]: { inlineSize: 88 } },
});

/** Eight notification types by email and push (AUTH-15). A switch turns immediately, and turns back if saving fails. */
export const NotificationTable = ({ preferences }: { preferences: Preferences }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const { name, push_public_key } = useStream(bus.settings$);
  const set = useSetNotification();
  const canPush = push_public_key !== null;

  return (
    <>
      <table css={table} aria-label={t('accountSettings.notifications.table')}>
        <thead>
          <tr>
            <Text as="th" size="sm" tone="muted" scope="col">
              {t('accountSettings.notifications.about')}
            </Text>
            <Text as="th" size="sm" tone="muted" scope="col">
              {t('accountSettings.notifications.email')}
            </Text>
            <Text as="th" size="sm" tone="muted" scope="col">
              {t('accountSettings.notifications.push')}
            </Text>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => {
            const label = t(`accountSettings.notifications.${type}`);
            return (
              <tr key={type}>
                <th scope="row">
                  <Text as="span" weight="medium" css={{ display: 'block' }}>
                    {label}
                  </Text>
                  <Text as="span" size="sm" tone="muted" css={{ display: 'block' }}>
                    {t(`accountSettings.notifications.${type}_text`, { name })}
                  </Text>
                </th>
                {(['email', 'push'] as const).map((channel) => (
                  <td key={channel}>
                    <Switch
                      hideLabel
                      label={t(
                        channel === 'email'
                          ? 'accountSettings.notifications.byEmail'
                          : 'accountSettings.notifications.byPush',
                        {
                          type: label,
                        },
                      )}
                      checked={preferences[type][channel]}
                      disabled={!online || (channel === 'push' && !canPush)}
                      {...(channel === 'push' && !canPush && { 'aria-describedby': 'no-push' })}
                      onChange={({ currentTarget }) => set.mutate({ type, channel, enabled: currentTarget.checked })}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {set.error && (
        <Banner tone="danger" live="assertive">
          {errorText(set.error)}
        </Banner>
      )}
      {!canPush && (
        <Text size="sm" tone="muted" id="no-push">
          {t('accountSettings.notifications.noPush')}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t('accountSettings.notifications.account')}
      </Text>
    </>
  );
};
