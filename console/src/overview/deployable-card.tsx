import type { NameState, RolloutState } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Card, Cluster, Heading, IconUser, StatusDot, Text, theme } from '@pairwise/ui';

import { Age } from '../frame/age.tsx';
import { paths } from '../paths.ts';
import { shareOfAll, useAudienceText } from './rollout-facts.ts';
import { SplitBar } from './split-bar.tsx';
import { VerdictMark } from './verdict-mark.tsx';

const CanaryLines = ({ rollout }: { rollout: RolloutState }) => {
  const { t } = useTranslation('console');
  const { ofSteps } = useAudienceText();
  const share = shareOfAll(rollout.steps);
  return (
    <div css={{ display: 'grid', gap: theme.space[2], paddingBlockStart: theme.space[3] }}>
      {share !== null && <SplitBar percent={share} slim />}
      <Cluster justify="between" gap={2}>
        <Text size="sm" weight="bold" numeric clip>
          {t('overview.canary', { version: rollout.version })}
        </Text>
        <VerdictMark rollout={rollout} />
      </Cluster>
      <Text size="sm" tone="muted">
        {ofSteps(rollout.steps)}
      </Text>
    </div>
  );
};

interface DeployableCardProps {
  deployable: NameState;
  /** How many requests for it wait for a second person. */
  waiting: number;
}

/** Summarises one deployable. The whole card links to its page. */
export const DeployableCard = ({ deployable, waiting }: DeployableCardProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { name, stable, rollout } = deployable;
  return (
    <Card
      as="li"
      css={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        padding: theme.space[4],
        transition: `border-color ${theme.motion.fast}`,
        '&:hover': { borderColor: theme.color.lineStrong },
        '&:has(a:focus-visible)': theme.focusRing,
      }}
    >
      <Cluster justify="between" align="baseline" gap={2} wrap={false}>
        <Heading level={3}>
          <Link
            to={paths.deployable(name)}
            css={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.pair },
              '&:focus-visible': { outline: 'none' },
            }}
          >
            {name}
          </Link>
        </Heading>
        {stable && (
          <Text weight="bold" numeric clip>
            {stable.version}
          </Text>
        )}
      </Cluster>
      {stable ? (
        <Cluster justify="between" gap={2}>
          <StatusDot
            label={
              rollout
                ? t('figure.percent', { value: formatNumber(100 - (shareOfAll(rollout.steps) ?? 0), language) })
                : t('overview.everyone')
            }
          />
          <Text size="sm" tone="muted">
            <Age at={stable.since} />
          </Text>
        </Cluster>
      ) : (
        <StatusDot tone="off" label={t('overview.nothingLive')} />
      )}
      <Text size="sm" tone="muted" clip>
        {stable ? t('deployable.by', { who: stable.by }) : t('overview.unpublished')}
      </Text>
      {rollout && <CanaryLines rollout={rollout} />}
      {waiting > 0 && (
        <Cluster gap={2} css={{ paddingBlockStart: theme.space[3], color: theme.color.link }}>
          <IconUser />
          <Text as="span" size="sm" weight="medium">
            {t('overview.waiting', { count: waiting })}
          </Text>
        </Cluster>
      )}
    </Card>
  );
};
