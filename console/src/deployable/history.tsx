import type { NameState, VersionState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Card, Heading, Stack, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { versionPageSize } from '../api/queries.ts';
import type { Intent } from '../changes/change.ts';
import { LoadError } from '../frame/error-text.tsx';
import { HistoryFilter, type VersionFilter } from './history-filter.tsx';
import { useHistory } from './use-history.ts';
import { VersionLine } from './version-line.tsx';

const shownAtFirst = 6;

const everything: VersionFilter = { search: '', status: undefined };

interface HistoryProps {
  deployable: NameState;
  onIntent: (intent: Intent, line: VersionState) => void;
}

/** Lists every published version of a deployable. A long history can be searched. */
export const History = ({ deployable, onIntent }: HistoryProps) => {
  const { t } = useTranslation('console');
  const [all, setAll] = useState(false);
  const [filter, setFilter] = useState(everything);
  const { versionCount } = deployable;
  const { versions, found, loadOlder, error, retry, isRetrying } = useHistory(deployable, filter);
  const shown = all ? versions : versions.slice(0, shownAtFirst);
  const hidden = found - shown.length;
  const next = all ? Math.min(hidden, versionPageSize) : versions.length - shown.length;
  const showMore = (): void => {
    if (all) loadOlder?.();
    setAll(true);
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('history.title')}</Heading>
      {versionCount === 0 && <Text tone="muted">{t('history.empty')}</Text>}
      {versionCount > shownAtFirst && <HistoryFilter filter={filter} onChange={setFilter} found={found} />}
      {error !== null && <LoadError error={error} onRetry={retry} retrying={isRetrying} />}
      {versionCount > 0 && found === 0 && (
        <Button variant="ghost" size="sm" css={{ alignSelf: 'start' }} onClick={() => setFilter(everything)}>
          {t('history.showAll')}
        </Button>
      )}
      {shown.length > 0 && (
        <Card padded={false}>
          <ul aria-label={t('history.title')} css={{ margin: 0, padding: `0 ${theme.space[4]}`, listStyle: 'none' }}>
            {shown.map((line) => (
              <VersionLine key={line.version} deployable={deployable} line={line} onIntent={onIntent} />
            ))}
          </ul>
        </Card>
      )}
      {next > 0 && (!all || loadOlder) && (
        <Button variant="ghost" size="sm" css={{ alignSelf: 'start' }} onClick={showMore}>
          {t('history.more', { count: next })}
        </Button>
      )}
    </Stack>
  );
};
