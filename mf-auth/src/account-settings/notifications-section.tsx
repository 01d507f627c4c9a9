import { useTranslation } from '@pairwise/i18n';
import { SectionCard, Skeleton, Stack, theme } from '@pairwise/ui';

import { MailsDisabled } from './mails-disabled.tsx';
import { NotificationTable } from './notification-table.tsx';
import { isFailedOrPaused, LoadFailure } from '../form/load-failure.tsx';
import { useNotifications } from './account-settings.queries.ts';

const TableSkeleton = () => (
  <div aria-busy="true">
    {Array.from({ length: 8 }, (_, row) => (
      <div
        key={row}
        css={{
          display: 'grid',
          gridTemplateColumns: '1fr 48px 48px',
          gap: theme.space[4],
          alignItems: 'center',
          blockSize: 66,
        }}
      >
        <Stack gap={2}>
          <Skeleton width="45%" />
          <Skeleton width="75%" height={12} />
        </Stack>
        <Skeleton height={28} radius="full" />
        <Skeleton height={28} radius="full" />
      </div>
    ))}
  </div>
);

const Content = ({ onMailChange }: { onMailChange: () => void }) => {
  const notifications = useNotifications();
  if (notifications.data) {
    const { preferences, email_disabled_reason: reason, mails_paused_until: until } = notifications.data;
    return (
      <>
        <MailsDisabled notifications={notifications.data} onMailChange={onMailChange} />
        <NotificationTable preferences={preferences} mailsOff={reason !== null || until !== null} />
      </>
    );
  }
  return isFailedOrPaused(notifications) ? <LoadFailure query={notifications} /> : <TableSkeleton />;
};

/** Which notifications the member gets, and by which channel (AUTH-15). */
export const NotificationsSection = ({ onMailChange }: { onMailChange: () => void }) => {
  const { t } = useTranslation('mf-auth');
  return (
    <SectionCard
      id="notifications"
      title={t('accountSettings.notifications.title')}
      text={t('accountSettings.notifications.text')}
    >
      <Content onMailChange={onMailChange} />
    </SectionCard>
  );
};
