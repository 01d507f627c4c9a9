import { useOnline } from '@pairwise/api-client';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, IconDownload, LinkButton, ProgressBar, SectionCard, Skeleton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { isFailedOrPaused, LoadFailure } from '../form/load-failure.tsx';
import { useExport } from './account-settings.queries.ts';
import { AccountSettingRow } from './account-setting-row.tsx';

/** One day in milliseconds: the wait between two copies. */
const DAY = 86_400_000;

interface DataSectionProps {
  onRequestExport: () => void;
  onDelete: () => void;
}

const ExportRow = ({ onRequest }: { onRequest: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const online = useOnline();
  const copy = useExport();
  const [now] = useState(Date.now);
  if (!copy.data) return isFailedOrPaused(copy) ? <LoadFailure query={copy} /> : <Skeleton height={48} />;

  const last = copy.data.export;
  if (last?.status === 'preparing') {
    return (
      <Stack gap={3} role="status">
        <AccountSettingRow label={t('accountSettings.data.export')} text={t('accountSettings.data.preparing')} />
        <ProgressBar label={t('accountSettings.data.export')} />
      </Stack>
    );
  }
  const canRequest = !last || now - Date.parse(last.created_at) > DAY;
  const ready = last?.address != null && (
    <Text as="span" role="status">
      {t('accountSettings.data.ready', {
        date: formatDate(last.created_at, language),
        expires: formatDate(last.expires_at, language),
      })}
    </Text>
  );
  return (
    <AccountSettingRow
      label={t('accountSettings.data.export')}
      text={ready || t('accountSettings.data.exportText')}
      action={
        <>
          {last?.address != null && (
            <LinkButton href={last.address} variant="secondary" size="sm" icon={<IconDownload />}>
              {t('accountSettings.data.download')}
            </LinkButton>
          )}
          {canRequest && (
            <Button variant="ghost" size="sm" data-opens="export" disabled={!online} onClick={onRequest}>
              {t('accountSettings.data.exportAsk')}
            </Button>
          )}
        </>
      }
    />
  );
};

/** The member's data: request a copy of it, or delete the account. */
export const DataSection = ({ onRequestExport, onDelete }: DataSectionProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <SectionCard id="data" title={t('accountSettings.data.title')}>
      <ExportRow onRequest={onRequestExport} />
      <AccountSettingRow
        label={t('accountSettings.data.delete')}
        text={t('accountSettings.data.deleteText')}
        action={
          <Button variant="ghost" size="sm" onClick={onDelete}>
            {t('accountSettings.data.deleteStart')}
          </Button>
        }
      />
    </SectionCard>
  );
};
