import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Stack, theme } from '@pairwise/ui';

import { NoticeList } from './notice-list.tsx';

/** Makes the dialog open at this element. React sets the attribute on form fields only. */
const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');

/** Warns that a change leaves no version live: which deployables need it, and which addresses show the error page. */
export const OfflineNotice = ({ deployable: { name, ifOffline } }: { deployable: NameState }) => {
  const { t } = useTranslation('console');
  const isShell = name === 'shell';
  const needed = ifOffline.neededBy.map(({ name: other, slots }) =>
    slots.length === 0 ? other : t('dialog.offlineSlots', { name: other, slots: slots.join(', ') }),
  );
  return (
    <Stack gap={3}>
      <div ref={focusFirst} tabIndex={-1} css={{ borderRadius: theme.radius.md, '&:focus-visible': theme.focusRing }}>
        <Banner tone="danger">
          <strong>{t('dialog.offlineTitle', { name })} </strong>
          {t(isShell ? 'dialog.offlineShell' : 'dialog.offlineText', { name })}
        </Banner>
      </div>
      <NoticeList title={t('dialog.offlineNeeded', { name })} items={needed} />
      {!isShell && <NoticeList title={t('dialog.offlineRoutes')} items={ifOffline.routes} />}
    </Stack>
  );
};
