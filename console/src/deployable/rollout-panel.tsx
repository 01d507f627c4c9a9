import type { HealthResponse, NameState, RolloutState, VisitorGroup } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Card, Cluster, Heading, media, Skeleton, Stack, StatusDot, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useHealth } from '../api/queries.ts';
import { publishableVersions, type Intent } from '../changes/change.ts';
import { HealthCharts } from '../chart/health-charts.tsx';
import { useRelativeTime } from '../frame/age.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { shareOfAll, useAudienceText, verdictOf } from '../overview/rollout-facts.ts';
import { SplitBar } from '../overview/split-bar.tsx';
import { VerdictMark } from '../overview/verdict-mark.tsx';
import { Figures } from './figures.tsx';
import { GroupSelect } from './group-select.tsx';
import { RampPanel } from './ramp-panel.tsx';

export interface PanelProps {
  deployable: NameState;
  onIntent: (intent: Intent) => void;
}

const Charts = ({ name }: { name: string }) => {
  const [group, setGroup] = useState<VisitorGroup>();
  const { data, error, isFetching, refetch } = useHealth(name, group);
  if (data) {
    return (
      <>
        <GroupSelect groups={data.groups} group={group} onChange={setGroup} />
        <HealthCharts health={data} />
      </>
    );
  }
  if (error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={236} radius="md" />;
};

const buttonsCss = {
  display: 'grid',
  gap: theme.space[2],
  [media.up('sm')]: { display: 'flex', flexWrap: 'wrap', gap: theme.space[3] },
} as const;

const CanaryButtons = ({ deployable, rollout, onIntent }: PanelProps & { rollout: RolloutState }) => {
  const { t } = useTranslation('console');
  const { may, needsApproval } = deployable;
  const bad = verdictOf(rollout) === 'bad';
  if (!['canary', 'promote', 'rollback'].some((action) => may.some((allowed) => allowed === action))) return null;
  return (
    <Stack gap={2}>
      <div css={buttonsCss}>
        {may.includes('promote') && (
          <Button
            variant={bad ? 'ghost' : 'primary'}
            onClick={() => onIntent({ kind: 'promote', version: rollout.version })}
          >
            {t('action.promote')}
          </Button>
        )}
        {may.includes('canary') && (
          <Button variant="ghost" onClick={() => onIntent({ kind: 'raise' })}>
            {t('action.raise')}
          </Button>
        )}
        {may.includes('rollback') && (
          <Button variant={bad ? 'danger' : 'ghost'} onClick={() => onIntent({ kind: 'halt' })}>
            {t('action.halt')}
          </Button>
        )}
      </div>
      {needsApproval && (
        <Text size="sm" tone="muted">
          {t('deployable.needsApproval')}
        </Text>
      )}
    </Stack>
  );
};

const Running = ({ deployable, rollout, onIntent }: PanelProps & { rollout: RolloutState }) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const relative = useRelativeTime();
  const { ofStep } = useAudienceText();
  const share = shareOfAll(rollout.steps);
  const { haltOn, lastVerdict } = rollout;
  return (
    <>
      <Cluster justify="between" align="start" gap={3}>
        <Stack gap={0}>
          <Heading level={2} css={{ overflowWrap: 'anywhere' }}>
            {share === null
              ? t('overview.canary', { version: rollout.version })
              : t('deployable.canaryTitle', {
                  version: rollout.version,
                  share: t('figure.percent', { value: formatNumber(share, language) }),
                })}
          </Heading>
          <Text size="sm" tone="muted">
            {t('deployable.startedBy', { relative: relative(rollout.startedAt), who: rollout.startedBy })}
          </Text>
        </Stack>
        <VerdictMark rollout={rollout} />
      </Cluster>
      {share !== null && <SplitBar percent={share} />}
      <Stack gap={1}>
        <Text size="sm" weight="medium">
          {t('deployable.whom')}
        </Text>
        <ol
          css={{
            margin: 0,
            paddingInlineStart: rollout.steps.length > 1 ? theme.space[5] : 0,
            listStyle: rollout.steps.length > 1 ? 'decimal' : 'none',
          }}
        >
          {rollout.steps.map((step) => (
            <Text as="li" size="sm" tone="muted" key={ofStep(step)}>
              {ofStep(step)}
            </Text>
          ))}
        </ol>
      </Stack>
      {rollout.ramp && <RampPanel deployable={deployable} rollout={rollout} ramp={rollout.ramp} onIntent={onIntent} />}
      <Charts name={deployable.name} />
      <Figures shown={rollout.canary} stable={rollout.stable} />
      <Stack gap={2}>
        {lastVerdict && verdictOf(rollout) !== 'empty' && (
          <Banner tone={lastVerdict.halt ? 'danger' : 'info'}>
            <span lang="en">{lastVerdict.reason}</span>
          </Banner>
        )}
        <Text size="sm" tone="muted">
          {t('deployable.rule', {
            delta: formatNumber(Number((haltOn.errorRateDelta * 100).toFixed(2)), language),
            sessions: formatNumber(haltOn.minSessions, language),
          })}
        </Text>
      </Stack>
      <CanaryButtons deployable={deployable} rollout={rollout} onIntent={onIntent} />
    </>
  );
};

/** Without a canary: the button to start one, and the health of the stable version. */
const NotRunning = ({ deployable, onIntent }: PanelProps) => {
  const { t } = useTranslation('console');
  const mayStart = deployable.may.includes('canary');
  const [next] = publishableVersions(deployable);
  return (
    <>
      <Cluster justify="between" gap={3}>
        <Heading level={2}>{t('deployable.noCanary')}</Heading>
        <StatusDot tone="off" label={t('verdict.stableOnly')} />
      </Cluster>
      {mayStart && (
        <Text tone="muted">{t(next === undefined ? 'deployable.noVerified' : 'deployable.noCanaryText')}</Text>
      )}
      {mayStart && next !== undefined && (
        <div css={buttonsCss}>
          <Button variant="primary" onClick={() => onIntent({ kind: 'canary', version: null })}>
            {t('action.canary')}
          </Button>
        </div>
      )}
      {mayStart && deployable.needsApproval && (
        <Text size="sm" tone="muted">
          {t('deployable.needsApproval')}
        </Text>
      )}
      <StableHealth name={deployable.name} />
    </>
  );
};

const Summary = ({ health }: { health: HealthResponse }) =>
  health.stable && health.stable.summary.sessions > 0 ? <Figures shown={health.stable.summary} stable={null} /> : null;

const StableHealth = ({ name }: { name: string }) => {
  const { t } = useTranslation('console');
  const { data } = useHealth(name);
  return (
    <Stack gap={4} css={{ paddingBlockStart: theme.space[2] }}>
      <Heading level={3}>{t('deployable.stableHealth')}</Heading>
      <Charts name={name} />
      {data && <Summary health={data} />}
    </Stack>
  );
};

/** Shows the canary of a deployable: its share, audience, health and actions. */
export const RolloutPanel = ({ deployable, onIntent }: PanelProps) => (
  <Card
    as="section"
    css={{
      display: 'grid',
      alignContent: 'start',
      gap: theme.space[4],
      minInlineSize: 0,
      padding: theme.space[4],
      [media.up('lg')]: { padding: theme.space[5] },
    }}
  >
    {deployable.rollout ? (
      <Running deployable={deployable} rollout={deployable.rollout} onIntent={onIntent} />
    ) : (
      <NotRunning deployable={deployable} onIntent={onIntent} />
    )}
  </Card>
);
