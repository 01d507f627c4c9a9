import type { NameState } from '@pairwise/contracts/console';
import type { ExperimentState, LanderState } from '@pairwise/contracts/experiments';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Card, Heading, Stack, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { useExperiments } from '../api/queries.ts';
import { useExactTime } from '../frame/age.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { LoadError } from '../frame/error-text.tsx';
import { Table } from '../frame/table.tsx';
import { ExperimentTable } from './experiment-table.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

/** Says what the figures prove, or that they cannot be trusted. */
const Verdict = ({ experiment: { result, neededVisits, isFull, end } }: { experiment: ExperimentState }) => {
  const { t } = useTranslation('console');
  const { number } = useFigureTexts();
  const { sampleRatio, winner } = result;
  if (sampleRatio.state === 'failed') {
    return <Banner tone="warning">{t('experiments.ratio', { p: (sampleRatio.p ?? 0).toExponential(1) })}</Banner>;
  }
  return (
    <Stack gap={1}>
      <Text weight="medium">
        {winner === null ? t('experiments.notProven') : t('experiments.winner', { variant: winner })}
      </Text>
      {winner === null && !end && neededVisits !== null && (
        <Text size="sm" tone="muted">
          {t('experiments.needed', { visits: number(neededVisits) })}
        </Text>
      )}
      {isFull && <Text size="sm">{t('experiments.full')}</Text>}
    </Stack>
  );
};

const partKinds = ['language', 'device', 'country', 'niche'] as const;

const Experiment = ({ lander, experiment }: { lander: string; experiment: ExperimentState }) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  const { startedAt, startedBy, end, result, parts } = experiment;
  return (
    <>
      <Text size="sm" tone="muted">
        {t('experiments.running', { time: exact(startedAt), who: startedBy })}
        {end && `. ${t('experiments.ended', { time: exact(end.at), who: end.by })}`}
      </Text>
      <ExperimentTable caption={t('experiments.caption', { lander })} results={[result]} />
      <Verdict experiment={experiment} />
      {partKinds.map((kind) => (
        <Disclosure key={kind} label={t(`experiments.${kind}`)}>
          {() => (
            <ExperimentTable
              caption={t(`experiments.${kind}`)}
              results={parts[kind]}
              isHidden={result.sampleRatio.state === 'failed'}
            />
          )}
        </Disclosure>
      ))}
    </>
  );
};

type LanderWithExperiment = LanderState & { experiment: ExperimentState };

const hasExperiment = (state: LanderState): state is LanderWithExperiment => state.experiment !== null;

interface LanderProps {
  state: LanderWithExperiment;
  mayPromote: boolean;
  onPromote: (promoted: { lander: string; variant: string }) => void;
}

/** A lander with its experiment, which runs or has ended. */
const Lander = ({ state: { lander, shown, isLive, experiment }, mayPromote, onPromote }: LanderProps) => {
  const { t } = useTranslation('console');
  const { name, end } = experiment;
  const winner = end || !isLive ? null : experiment.result.winner;
  return (
    <Card as="section" css={{ display: 'grid', gap: theme.space[3], minInlineSize: 0, padding: theme.space[4] }}>
      <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
        {lander}
      </Heading>
      {isLive && end && <Text size="sm">{t('experiments.shows', { variant: shown })}</Text>}
      {!isLive && end && <Text size="sm">{t('experiments.notLive')}</Text>}
      {!isLive && !end && <Banner tone="warning">{t('experiments.stopRemoved', { name, lander })}</Banner>}
      <Experiment lander={lander} experiment={experiment} />
      {winner !== null && mayPromote && (
        <Button variant="primary" css={{ justifySelf: 'start' }} onClick={() => onPromote({ lander, variant: winner })}>
          {t('experiments.promote', { variant: winner })}
        </Button>
      )}
    </Card>
  );
};

/** Lists the landers that have had no experiment: what visitors see, and all variants. */
const LandersWithoutExperiment = ({ landers }: { landers: readonly LanderState[] }) => {
  const { t } = useTranslation('console');
  return (
    <Card as="section" css={{ display: 'grid', gap: theme.space[3], minInlineSize: 0, padding: theme.space[4] }}>
      <Heading level={3}>{t('experiments.without')}</Heading>
      <Table
        caption={t('experiments.without')}
        columns={[
          { label: t('experiments.lander') },
          { label: t('experiments.shown'), text: true },
          { label: t('experiments.variants'), text: true },
        ]}
        rows={landers.map(({ lander, shown, variants }) => ({
          key: lander,
          cells: [lander, shown, variants.join(', ')],
        }))}
      />
    </Card>
  );
};

/** The experiments of a deployable's landers; nothing for a deployable without landers. */
export const Experiments = ({ deployable, revision }: { deployable: NameState; revision: number }) => {
  const { t } = useTranslation('console');
  const { data, error, isFetching, refetch } = useExperiments(deployable.name);
  const [promoted, setPromoted] = useState<{ lander: string; variant: string }>();
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || data.landers.length === 0) return null;
  const withExperiment = data.landers.filter(hasExperiment);
  const without = data.landers.filter((state) => !hasExperiment(state));
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('experiments.title')}</Heading>
      <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {t('experiments.lead', { name: deployable.name })}
      </Text>
      {withExperiment.map((state) => (
        <Lander
          key={state.lander}
          state={state}
          mayPromote={deployable.may.includes('promote')}
          onPromote={setPromoted}
        />
      ))}
      {without.length > 0 && <LandersWithoutExperiment landers={without} />}
      {promoted && (
        <PromoteDialog
          {...promoted}
          name={deployable.name}
          revision={revision}
          onClose={() => setPromoted(undefined)}
        />
      )}
    </Stack>
  );
};
