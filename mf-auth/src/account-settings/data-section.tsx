import { useOnline } from '@pairwise/api-client';
import { formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, IconDownload, LinkButton, ProgressBar, Skeleton, Stack, Text } from '@pairwise/ui';
import { useState } from 'react';

import { isStuck, SectionFailure } from './section-failure.tsx';
import { useExport } from './settings.queries.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A day, in milliseconds: how long one waits for the next copy. */
const DAY = 86_400_000;

interface DataSectionProps {
  onAskExport: () => void;
  onDelete: () => void;
}

const ExportRow = ({ onAsk }: { onAsk: () => void }) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const online = useOnline();
  const copy = useExport();
  const [now] = useState(Date.now);
  if (!copy.data) return isStuck(copy) ? <SectionFailure query={copy} /> : <Skeleton height={48} />;

  const last = copy.data.export;
  if (last?.status === 'preparing') {
    return (
      <Stack gap={3} role="status">
        <SettingRow label={t('settings.data.export')} text={t('settings.data.preparing')} />
        <ProgressBar label={t('settings.data.export')} />
      </Stack>
    );
  }
  const mayAsk = !last || now - Date.parse(last.created_at) > DAY;
  const ready = last?.address != null && (
    <Text as="span" role="status">
      {t('settings.data.ready', {
        date: formatDate(last.created_at, language),
        expires: formatDate(last.expires_at, language),
      })}
    </Text>
  );
  return (
    <SettingRow
      label={t('settings.data.export')}
      text={ready || t('settings.data.exportText')}
      action={
        <>
          {last?.address != null && (
            <LinkButton href={last.address} download variant="secondary" size="sm" icon={<IconDownload />}>
              {t('settings.data.download')}
            </LinkButton>
          )}
          {mayAsk && (
            <Button variant="ghost" size="sm" disabled={!online} onClick={onAsk}>
              {t('settings.data.exportAsk')}
            </Button>
          )}
        </>
      }
    />
  );
};

/** What is known of the member: a copy of it, and the end of it. */
export const DataSection = ({ onAskExport, onDelete }: DataSectionProps) => {
  const { t } = useTranslation('mf-auth');
  return (
    <SettingsSection id="data" title={t('settings.data.title')}>
      <ExportRow onAsk={onAskExport} />
      <SettingRow
        label={t('settings.data.delete')}
        text={t('settings.data.deleteText')}
        action={
          <Button variant="ghost" size="sm" onClick={onDelete}>
            {t('settings.data.deleteStart')}
          </Button>
        }
      />
    </SettingsSection>
  );
};
