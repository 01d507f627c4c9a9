import type { ConsoleState, NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Heading, IconArrowBackUp, Stack, StatusDot, Text, theme } from '@pairwise/ui';

import { RequestCard } from '../changes/request-card.tsx';
import { useBindingText } from '../changes/use-binding-text.ts';
import { Age, useExactTime } from '../frame/age.tsx';
import type { PanelProps } from './rollout-panel.tsx';

const changing = ['canary', 'promote', 'rollback', 'revoke'];

/** Explains to a person with read-only rights why there are no buttons. */
const ReadOnlyNotice = ({ deployable }: { deployable: NameState }) => {
  const { t } = useTranslation('console');
  if (deployable.may.some((action) => changing.includes(action))) return null;
  return (
    <Banner>
      {deployable.teams.length > 0
        ? t('deployable.onlyTeams', { teams: deployable.teams.join(', ') })
        : t('deployable.onlyOthers')}
    </Banner>
  );
};

/** Shows the live version, the version before it, and the button to roll back. */
export const LivePanel = ({ deployable, state, onIntent }: PanelProps & { state: ConsoleState }) => {
  const { t } = useTranslation('console');
  const exact = useExactTime();
  const bindingText = useBindingText();
  const { stable, previous, may, name } = deployable;
  const requests = state.requests.filter(({ change }) => change.name === name);
  return (
    <Stack gap={5}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('deployable.live')}</Heading>
        {stable ? (
          <Stack gap={1}>
            <Text size="lg" weight="bold" numeric css={{ overflowWrap: 'anywhere' }}>
              {stable.version}
            </Text>
            <StatusDot label={t('deployable.stable')} />
            <Text size="sm" tone="muted">
              {exact(stable.since)} (<Age at={stable.since} />)
            </Text>
            <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
              {t('deployable.by', { who: stable.by })}
            </Text>
          </Stack>
        ) : (
          <Text tone="muted">{t('deployable.nothingLive')}</Text>
        )}
        <Stack gap={1} css={{ paddingBlockStart: theme.space[3], borderBlockStart: `1px solid ${theme.color.line}` }}>
          <Text size="sm" tone="muted">
            {t('deployable.previous')}
          </Text>
          <Text weight="medium" numeric css={{ overflowWrap: 'anywhere' }}>
            {previous ? previous.version : t('deployable.noPrevious')}
          </Text>
        </Stack>
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {t('deployable.bound')}
          </Text>
          <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
            {bindingText(deployable.binding)}
          </Text>
        </Stack>
        {previous && may.includes('rollback') && (
          <Button
            variant="ghost"
            icon={<IconArrowBackUp />}
            onClick={() => onIntent({ kind: 'rollback', version: previous.version })}
          >
            {t('action.rollback', { version: previous.version })}
          </Button>
        )}
        <ReadOnlyNotice deployable={deployable} />
      </Stack>
      {requests.length > 0 && (
        <Stack as="section" gap={3}>
          <Heading level={2}>{t('overview.requests')}</Heading>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} state={state} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
