import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Stack, theme } from '@pairwise/ui';

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <div>
      {title}
      <ul
        css={{
          maxBlockSize: '10rem',
          overflowY: 'auto',
          margin: 0,
          marginBlockStart: theme.space[1],
          paddingInlineStart: theme.space[5],
          overflowWrap: 'anywhere',
        }}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );

/** Warns that a change leaves no version live: which addresses show the error page, and which deployables need it. */
export const OfflineNotice = ({ deployable: { name, ifOffline } }: { deployable: NameState }) => {
  const { t } = useTranslation('console');
  const isShell = name === 'shell';
  const needed = ifOffline.neededBy.map(({ name: other, slots }) =>
    slots.length === 0 ? other : t('dialog.offlineSlots', { name: other, slots: slots.join(', ') }),
  );
  return (
    <Banner tone="danger">
      <Stack gap={2}>
        <strong>{t('dialog.offlineTitle', { name })}</strong>
        <span>{t(isShell ? 'dialog.offlineShell' : 'dialog.offlineText', { name })}</span>
        {!isShell && <List title={t('dialog.offlineRoutes')} items={ifOffline.routes} />}
        <List title={t('dialog.offlineNeeded', { name })} items={needed} />
      </Stack>
    </Banner>
  );
};
