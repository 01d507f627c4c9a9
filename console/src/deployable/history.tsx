import { type NameState, versionMatches, shownStatusOf } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Card, Heading, Stack, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import type { Intent } from '../changes/change.ts';
import { HistoryFilter, type VersionFilter } from './history-filter.tsx';
import { VersionLine } from './version-line.tsx';

const shownAtFirst = 6;

const everything: VersionFilter = { search: '', status: undefined };

interface HistoryProps {
  deployable: NameState;
  onIntent: (intent: Intent) => void;
}

/** Lists every published version of a deployable. A long history can be searched. */
export const History = ({ deployable, onIntent }: HistoryProps) => {
  const { t } = useTranslation('console');
  const [all, setAll] = useState(false);
  const [filter, setFilter] = useState(everything);
  const { versions } = deployable;
  const found = versions.filter(
    (version) =>
      versionMatches(version, filter.search) &&
      (filter.status === undefined || shownStatusOf(version) === filter.status),
  );
  const shown = all ? found : found.slice(0, shownAtFirst);
  const hidden = found.length - shown.length;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('history.title')}</Heading>
      {versions.length === 0 && <Text tone="muted">{t('history.empty')}</Text>}
      {versions.length > shownAtFirst && <HistoryFilter filter={filter} onChange={setFilter} found={found.length} />}
      {versions.length > 0 && found.length === 0 && (
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
      {hidden > 0 && (
        <Button variant="ghost" size="sm" css={{ alignSelf: 'start' }} onClick={() => setAll(true)}>
          {t('history.more', { count: hidden })}
        </Button>
      )}
    </Stack>
  );
};
