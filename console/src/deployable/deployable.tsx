import type { ConsoleState, NameState, VersionState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Link, useParams } from '@pairwise/router';
import { EmptyState, IconChevronLeft, IconHistory, LinkButton, media, Skeleton, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useConsoleState } from '../api/queries.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import type { Intent } from '../changes/change.ts';
import { Experiments } from '../experiments/experiments.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { Page } from '../frame/page.tsx';
import { Subscriptions } from '../notify/subscriptions.tsx';
import { paths } from '../paths.ts';
import { History } from './history.tsx';
import { LivePanel } from './live-panel.tsx';
import { RolloutPanel } from './rollout-panel.tsx';

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
      <Skeleton height={520} radius="pair" />
      <Skeleton height={260} radius="pair" />
    </div>
  );
};

const Content = ({ deployable, state }: { deployable: NameState; state: ConsoleState }) => {
  const [intent, setIntent] = useState<Intent>();
  const [line, setLine] = useState<VersionState>();
  const openOf = (wanted: Intent, of?: VersionState): void => {
    setIntent(wanted);
    setLine(of);
  };
  return (
    <>
      <div css={columnsCss}>
        <RolloutPanel deployable={deployable} onIntent={openOf} />
        <LivePanel deployable={deployable} state={state} onIntent={openOf} />
      </div>
      <History deployable={deployable} onIntent={openOf} />
      <Experiments deployable={deployable} revision={state.revision} />
      <Subscriptions deployable={deployable} />
      {intent && (
        <ChangeDialog
          deployable={deployable}
          revision={state.revision}
          intent={intent}
          line={line}
          onClose={() => setIntent(undefined)}
        />
      )}
    </>
  );
};

const linkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minBlockSize: theme.tap,
  justifySelf: 'start',
  color: theme.color.link,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  ...theme.text.sm,
} as const;

/** The page of one deployable: its canary, its live version and its publish history. */
export const Deployable = () => {
  const { t } = useTranslation('console');
  const { name = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useConsoleState();
  const deployable = data?.names.find((candidate) => candidate.name === name);
  return (
    <Page
      title={name}
      above={
        <Link to={paths.deploys()} css={linkCss}>
          <IconChevronLeft />
          {t('deployable.back')}
        </Link>
      }
      aside={
        deployable && (
          <Link to={paths.audit(name)} css={linkCss}>
            <IconHistory css={{ marginInlineEnd: 6 }} />
            {t('deployable.toAudit', { name })}
          </Link>
        )
      }
    >
      {isPending && <Loading />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !deployable && (
        <EmptyState
          title={t('deployable.unknownTitle', { name })}
          action={
            <LinkButton as={Link} to={paths.deploys()} variant="primary">
              {t('state.toDeploys')}
            </LinkButton>
          }
        />
      )}
      {deployable && data && <Content key={name} deployable={deployable} state={data} />}
    </Page>
  );
};
