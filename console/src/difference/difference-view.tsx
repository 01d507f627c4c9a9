import type { VersionDifference } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Heading, Stack, Text, theme } from '@pairwise/ui';

import { Disclosure } from '../frame/disclosure.tsx';
import { Table } from '../frame/table.tsx';
import { useSize } from '../frame/use-size.ts';
import { VersionPictures } from '../pictures/version-pictures.tsx';
import { SignedLine } from './signed-line.tsx';
import { TextChanges } from './text-changes.tsx';

const Part = ({ title, lines }: { title: string; lines: { added: string[]; removed: string[] } }) => {
  const { t } = useTranslation('console');
  if (lines.added.length + lines.removed.length === 0) return null;
  return (
    <div css={theme.text.sm}>
      <Text weight="medium">{title}</Text>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }} translate="no">
        {lines.added.map((text) => (
          <li key={text}>
            <SignedLine sign="+" word={t('difference.added')}>
              {text}
            </SignedLine>
          </li>
        ))}
        {lines.removed.map((text) => (
          <li key={text}>
            <SignedLine sign="−" word={t('difference.removed')}>
              {text}
            </SignedLine>
          </li>
        ))}
      </ul>
    </div>
  );
};

type Range = VersionDifference['shared'][number];

/** Lists ranges as added and removed. A changed range is in both lists. */
const asLines = (ranges: readonly Range[]): { added: string[]; removed: string[] } => ({
  added: ranges.flatMap(({ name, range }) => (range === null ? [] : [`${name} ${range}`])),
  removed: ranges.flatMap(({ name, rangeBefore }) => (rangeBefore === null ? [] : [`${name} ${rangeBefore}`])),
});

const Files = ({ files }: Pick<VersionDifference, 'files'>) => {
  const { t } = useTranslation('console');
  const size = useSize();
  const total = files.reduce((sum, { bytes, bytesBefore }) => sum + bytes - bytesBefore, 0);
  return (
    <Disclosure
      label={`${t('difference.files', { count: files.length })}, ${t('difference.delta', { value: size(total, true) })}`}
    >
      {() => (
        <Table
          caption={t('difference.files', { count: files.length })}
          columns={[
            { label: t('difference.file') },
            { label: t('difference.before') },
            { label: t('difference.after') },
          ]}
          rows={files.map(({ path, change, bytes, bytesBefore }) => ({
            key: path,
            cells: [
              path,
              change === 'added' ? t('difference.absent') : size(bytesBefore),
              change === 'removed' ? t('difference.absent') : size(bytes),
            ],
          }))}
        />
      )}
    </Disclosure>
  );
};

/** The first characters of a git hash, and the mark of changes that were not committed. Other names stay whole. */
const shortCommit = (commit: string): string => commit.replace(/^([\da-f]{7})[\da-f]+/, '$1');

interface DifferenceViewProps {
  name: string;
  version: string;
  difference: VersionDifference;
}

/** Shows what a version would change compared with the stable one. */
export const DifferenceView = ({ name, version, difference }: DifferenceViewProps) => {
  const { t } = useTranslation('console');
  const { against, commits, files, routes, widgets, exposes, endpoints, contracts, shared } = difference;
  if (against === version || against === null) {
    return (
      <Text size="sm" tone="muted">
        {t(against === null ? 'difference.first' : 'difference.stable')}
      </Text>
    );
  }
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
        {t('difference.title', { version: against })}
      </Heading>
      {commits && (
        <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {t('difference.commits', { from: shortCommit(commits.from), to: shortCommit(commits.to) })}
        </Text>
      )}
      <TextChanges name={name} version={version} against={against} />
      <VersionPictures compared={{ name, version, against }} />
      {files.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('difference.none')}
        </Text>
      ) : (
        <Files files={files} />
      )}
      <Part title={t('difference.routes')} lines={routes} />
      <Part title={t('difference.widgets')} lines={widgets} />
      <Part title={t('difference.exposes')} lines={exposes} />
      <Part title={t('difference.endpoints')} lines={endpoints} />
      <Part title={t('difference.contracts')} lines={asLines(contracts)} />
      <Part title={t('difference.shared')} lines={asLines(shared)} />
    </Stack>
  );
};
