import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, css, media, Switch, Text, theme } from '@pairwise/ui';
import { useRef } from 'react';

import { useSetNotification } from './account-settings.queries.ts';
import { PushOff } from './push-off.tsx';

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

interface NotificationTableProps {
  preferences: Preferences;
  /** No notification is mailed: the member has unsubscribed, the address bounces, or mails are paused. */
  mailsOff: boolean;
}

/**
 * Eight notification types by email and push (AUTH-15). A switch turns immediately, and turns back if saving fails. It
 * shows what is really sent: without mails, or without push in this browser, its switches are off whatever is chosen.
 */
export const NotificationTable = ({ preferences, mailsOff }: NotificationTableProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  const { name, push_public_key } = useStream(bus.settings$);
  const set = useSetNotification();
  const canPush = push_public_key !== null;
  const hasPush = useStream(bus.push$).isSubscribed;
  const element = useRef<HTMLTableElement>(null);
  const isOff = { email: mailsOff, push: !canPush || !hasPush };
  const reasonIds = { email: 'mails-off', push: 'no-push' };

  return (
    <>
      <table ref={element} css={table} aria-label={t('accountSettings.notifications.table')}>
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
                      checked={preferences[type][channel] && !isOff[channel]}
                      disabled={!online || isOff[channel]}
                      data-channel={channel}
                      {...(isOff[channel] && { 'aria-describedby': reasonIds[channel] })}
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
      <PushOff
        id={reasonIds.push}
        onTurnedOn={() => element.current?.querySelector<HTMLElement>('[data-channel="push"]:enabled')?.focus()}
      />
      <Text size="sm" tone="muted">
        {t('accountSettings.notifications.account')}
      </Text>
    </>
  );
};
