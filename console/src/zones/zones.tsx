import type { ZonesResponse } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Card, Cluster, EmptyState, Heading, Skeleton, Stack, Tag, Text, theme } from '@pairwise/ui';

import { useZones } from '../api/queries.ts';
import { useExactTime } from '../frame/age.tsx';
import { copyText } from '../frame/copy-text.ts';
import { Disclosure } from '../frame/disclosure.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { Page } from '../frame/page.tsx';
import { useSize } from '../frame/use-size.ts';

type Zone = ZonesResponse['zones'][number];
type ZoneDeployable = Zone['deployables'][number];

const bytesOf = (files: ZoneDeployable['files']): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const asJson = (zones: ZonesResponse): string => `${JSON.stringify(zones, null, 2)}\n`;

/** Copies or downloads the list, for example for an audit of the scripts on payment pages. */
const ExportButtons = ({ zones }: { zones: ZonesResponse }) => {
  const { t } = useTranslation('console');
  const copy = () => copyText(asJson(zones), { copied: t('zones.copied'), failed: t('zones.copyFailed') });
  const download = () => {
    const address = URL.createObjectURL(new Blob([asJson(zones)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `scripts-revision-${zones.revision}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address));
  };
  return (
    <Cluster gap={2}>
      <Button size="sm" variant="ghost" onClick={() => void copy()}>
        {t('zones.copy')}
      </Button>
      <Button size="sm" variant="ghost" onClick={download}>
        {t('zones.download')}
      </Button>
    </Cluster>
  );
};

/** One file with its size; its long hash is on a line of its own and breaks where needed. */
const File = ({ file: { path, integrity, bytes, entry } }: { file: ZoneDeployable['files'][number] }) => {
  const { t } = useTranslation('console');
  const size = useSize();
  return (
    <li translate="no" css={{ display: 'grid', minInlineSize: 0, ...theme.text.sm }}>
      <span css={{ display: 'flex', justifyContent: 'space-between', gap: theme.space[3] }}>
        <span css={{ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: theme.weight.medium }}>
          {path}
          {entry && ` (${t('zones.entry')})`}
        </span>
        <span css={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{size(bytes)}</span>
      </span>
      <code css={{ color: theme.color.inkMuted, overflowWrap: 'anywhere', ...theme.text.xs }}>{integrity}</code>
    </li>
  );
};

const DeployableFiles = ({ deployable }: { deployable: ZoneDeployable }) => {
  const { t } = useTranslation('console');
  const size = useSize();
  const exact = useExactTime();
  const { name, version, role, reason, by, since, files } = deployable;
  const total = t('zones.total', { count: files.length, size: size(bytesOf(files)) });
  return (
    <li
      css={{
        display: 'grid',
        minInlineSize: 0,
        paddingBlock: theme.space[2],
        borderBlockStart: `1px solid ${theme.color.line}`,
      }}
    >
      <Cluster justify="between" gap={2}>
        <Cluster gap={2}>
          <Heading level={3} css={{ ...theme.text.md, overflowWrap: 'anywhere' }}>
            {name} {version}
          </Heading>
          {role === 'canary' && <Tag tone="bonus">{t('zones.canary')}</Tag>}
        </Cluster>
        <Text as="span" size="sm" tone="muted" numeric>
          {total}
        </Text>
      </Cluster>
      <Text size="sm" tone="muted">
        {t(`zones.${reason}`)}
        {since !== '' && `, ${t('zones.since', { time: exact(since), who: by })}`}
      </Text>
      <Disclosure label={t('zones.files')}>
        {() => (
          <ul
            css={{ display: 'grid', gap: theme.space[3], margin: 0, padding: `${theme.space[1]} 0`, listStyle: 'none' }}
          >
            {files.map((file) => (
              <File key={file.path} file={file} />
            ))}
          </ul>
        )}
      </Disclosure>
    </li>
  );
};

const ZoneCard = ({ zone: { zone, deployables } }: { zone: Zone }) => {
  const { t } = useTranslation('console');
  const size = useSize();
  const files = deployables.flatMap((deployable) => deployable.files);
  return (
    <Card as="section" css={{ display: 'grid', gap: theme.space[3], minInlineSize: 0, padding: theme.space[4] }}>
      <Cluster justify="between" align="baseline" gap={2}>
        <Heading level={2}>{t('zones.zone', { zone })}</Heading>
        <Text weight="medium" numeric>
          {t('zones.total', { count: files.length, size: size(bytesOf(files)) })}
        </Text>
      </Cluster>
      <Text size="sm" tone="muted">
        {t(`zones.${zone}`)}
      </Text>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {deployables.map((deployable) => (
          <DeployableFiles key={`${deployable.name} ${deployable.version}`} deployable={deployable} />
        ))}
      </ul>
    </Card>
  );
};

/** The scripts page: every file that may run in each zone, with the hash that the browser enforces. */
export const Zones = () => {
  const { t } = useTranslation('console');
  const { data, error, isPending, isFetching, refetch } = useZones();
  const shown = data?.zones.filter(({ deployables }) => deployables.length > 0) ?? [];
  return (
    <Page title={t('zones.title')} aside={data && shown.length > 0 && <ExportButtons zones={data} />}>
      <Text tone="muted" css={{ maxInlineSize: '70ch' }}>
        {t('zones.lead')} {data && t('zones.revision', { revision: data.revision })}
      </Text>
      {isPending && (
        <div
          role="status"
          aria-busy="true"
          aria-label={t('state.loading')}
          css={{ display: 'grid', gap: theme.space[4] }}
        >
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height={220} radius="pair" />
          ))}
        </div>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && shown.length === 0 && <EmptyState title={t('zones.empty')}>{t('zones.emptyText')}</EmptyState>}
      <Stack gap={4}>
        {shown.map((zone) => (
          <ZoneCard key={zone.zone} zone={zone} />
        ))}
      </Stack>
    </Page>
  );
};
