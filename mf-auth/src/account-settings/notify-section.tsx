import { useTranslation } from '@pairwise/i18n';
import { Skeleton, Stack, theme } from '@pairwise/ui';

import { MailsOff } from './mails-off.tsx';
import { NotificationTable } from './notification-table.tsx';
import { isStuck, SectionFailure } from './section-failure.tsx';
import { useNotifications } from './settings.queries.ts';
import { SettingsSection } from './settings-section.tsx';

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

const Content = ({ onChangeEmail }: { onChangeEmail: () => void }) => {
  const notifications = useNotifications();
  if (notifications.data) {
    return (
      <>
        <MailsOff notifications={notifications.data} onChangeEmail={onChangeEmail} />
        <NotificationTable preferences={notifications.data.preferences} />
      </>
    );
  }
  return isStuck(notifications) ? <SectionFailure query={notifications} /> : <TableSkeleton />;
};

/** What one is told of, and how (AUTH-15). */
export const NotifySection = ({ onChangeEmail }: { onChangeEmail: () => void }) => {
  const { t } = useTranslation('mf-auth');
  return (
    <SettingsSection id="notify" title={t('settings.notify.title')} text={t('settings.notify.text')}>
      <Content onChangeEmail={onChangeEmail} />
    </SettingsSection>
  );
};
