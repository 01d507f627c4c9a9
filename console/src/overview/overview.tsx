import type { AutomaticHalt, ConsoleState, NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { EmptyState, Heading, IconArrowBackUp, IconCheck, media, Skeleton, Stack, Text, theme } from '@pairwise/ui';

import { useConsoleState } from '../api/queries.ts';
import { RequestCard } from '../changes/request-card.tsx';
import { Age } from '../frame/age.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { useSignedIn } from '../session-context.ts';
import { DeployableCard } from './deployable-card.tsx';

const gridCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: theme.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const columnsCss = {
  display: 'grid',
  gap: theme.space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)', gap: theme.space[6] },
} as const;

const Loading = () => {
  const { t } = useTranslation('console');
  return (
    <div aria-busy="true" role="status" aria-label={t('state.loading')} css={columnsCss}>
      <div css={{ ...gridCss, paddingBlockStart: 44 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={112} radius="pair" />
        ))}
      </div>
      <Skeleton height={180} radius="pair" />
    </div>
  );
};

interface DeployablesProps {
  title: string;
  deployables: NameState[];
  state: ConsoleState;
}

const Deployables = ({ title, deployables, state }: DeployablesProps) => {
  if (deployables.length === 0) return null;
  const waiting = (name: string): number => state.requests.filter(({ change }) => change.name === name).length;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      <ul css={gridCss}>
        {deployables.map((deployable) => (
          <DeployableCard key={deployable.name} deployable={deployable} waiting={waiting(deployable.name)} />
        ))}
      </ul>
    </Stack>
  );
};

const Halt = ({ halt }: { halt: AutomaticHalt }) => {
  const { t } = useTranslation('console');
  return (
    <li
      css={{ display: 'grid', gap: 2, paddingBlock: theme.space[3], borderBlockStart: `1px solid ${theme.color.line}` }}
    >
      <span css={{ display: 'flex', gap: theme.space[2], justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Link to={paths.deployable(halt.name)} css={{ color: theme.color.ink, fontWeight: theme.weight.bold }}>
          {t('overview.haltLine', { name: halt.name, version: halt.version })}
        </Link>
        <Text as="span" size="sm" tone="muted" css={{ flex: 'none' }}>
          <Age at={halt.at} />
        </Text>
      </span>
      <Text size="sm" tone="muted" lang="en">
        {halt.reason}
      </Text>
    </li>
  );
};

const quietCss = { display: 'flex', gap: theme.space[2], color: theme.color.inkMuted, ...theme.text.sm } as const;

const Requests = ({ state }: { state: ConsoleState }) => {
  const { t } = useTranslation('console');
  const none = state.requests.length === 0;
  return (
    // First on the page, because a person is waiting. On phones the empty section is hidden to save room.
    <Stack as="section" gap={3} css={none ? { [media.down('lg')]: { display: 'none' } } : {}}>
      <Heading level={2}>{t('overview.requests')}</Heading>
      {none && (
        <p css={quietCss}>
          <IconCheck />
          {t('overview.noRequests')}
        </p>
      )}
      {state.requests.map((request) => (
        <RequestCard key={request.id} request={request} state={state} />
      ))}
    </Stack>
  );
};

const Halts = ({ halts }: Pick<ConsoleState, 'halts'>) => {
  const { t } = useTranslation('console');
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('overview.halts')}</Heading>
      {halts.length === 0 ? (
        <p css={quietCss}>
          <IconArrowBackUp />
          {t('overview.noHalts')}
        </p>
      ) : (
        <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {halts.map((halt) => (
            <Halt key={halt.revision} halt={halt} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

const Content = ({ state }: { state: ConsoleState }) => {
  const { t } = useTranslation('console');
  const { remotes } = useSignedIn();
  const isMine = ({ name }: NameState): boolean => remotes.includes('*') || remotes.includes(name);
  if (state.names.length === 0) {
    return <EmptyState title={t('overview.empty')}>{t('overview.emptyText')}</EmptyState>;
  }
  return (
    <div css={[columnsCss, { [media.up('lg')]: { gridTemplateRows: 'auto 1fr', rowGap: theme.space[5] } }]}>
      <div css={{ [media.up('lg')]: { gridColumn: 2, gridRow: 1 } }}>
        <Requests state={state} />
      </div>
      <Stack gap={5} css={{ [media.up('lg')]: { gridColumn: 1, gridRow: '1 / span 2' } }}>
        <Deployables title={t('overview.yours')} deployables={state.names.filter(isMine)} state={state} />
        <Deployables
          title={t('overview.others')}
          deployables={state.names.filter((deployable) => !isMine(deployable))}
          state={state}
        />
      </Stack>
      <div css={{ [media.up('lg')]: { gridColumn: 2, gridRow: 2 } }}>
        <Halts halts={state.halts} />
      </div>
    </div>
  );
};

/** The first page: what is live, since when and by whom, and the requests that wait. */
export const Overview = () => {
  const { t } = useTranslation('console');
  const { data, error, isPending, isFetching, refetch } = useConsoleState();
  return (
    <Page title={t('overview.title')}>
      {isPending && <Loading />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && <Content state={data} />}
    </Page>
  );
};
