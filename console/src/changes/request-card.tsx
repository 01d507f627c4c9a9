import type { ChangeRequest, ConsoleState, NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Card, Cluster, Heading, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { PreviewLink } from '../deployable/preview-link.tsx';
import { VersionDifference } from '../difference/version-difference.tsx';
import { useRelativeTime } from '../frame/age.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { NotesLine } from '../frame/notes-line.tsx';
import { RolledBackLine } from '../frame/rolled-back-line.tsx';
import { useAudienceText } from '../overview/rollout-facts.ts';
import { useSignedIn } from '../session-context.ts';
import { BindingCard } from './binding-card.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { type Intent, isBindingRequest, isVersionRequest, rolledBackOf, type VersionRequest } from './change.ts';
import { PlanLines } from './plan-lines.tsx';

interface RequestCardProps {
  request: ChangeRequest;
  state: ConsoleState;
}

/** Whether the reader's token may make a preview link of a version that waits. */
const mayPreview = ({ may, needsApproval }: NameState): boolean => may.includes(needsApproval ? 'approve' : 'override');

/** A version that waits for a second person, with the actions that the reader's token allows. */
const VersionCard = ({ request, state }: RequestCardProps & { request: VersionRequest }) => {
  const { t } = useTranslation('console');
  const { person } = useSignedIn();
  const relative = useRelativeTime();
  const { ofSteps } = useAudienceText();
  const [intent, setIntent] = useState<Intent>();
  const { change } = request;
  const deployable = state.names.find(({ name }) => name === change.name);
  const notes = deployable?.versions.find(({ version }) => version === change.version)?.notes;
  const rolledBack = deployable && rolledBackOf(deployable, change.version);
  const own = request.person === person;
  const mayApprove = deployable?.may.includes('approve') ?? false;

  return (
    <Card as="article" css={{ display: 'grid', gap: theme.space[2], padding: theme.space[4] }}>
      <Heading level={3} css={{ overflowWrap: 'anywhere' }}>
        {t(`request.${change.kind}`, { name: change.name, version: change.version })}
      </Heading>
      {notes?.label !== undefined && <Text weight="bold">{notes.label}</Text>}
      {notes && <NotesLine notes={notes} />}
      {change.kind === 'canary' && (
        <>
          <Text size="sm">{ofSteps(change.steps)}</Text>
          <PlanLines ramp={change.ramp} haltOn={change.haltOn} />
        </>
      )}
      {change.loseRoutes && (
        <Text css={{ overflowWrap: 'anywhere' }}>
          <strong>{t('request.loses', { routes: change.loseRoutes.join(', ') })}</strong>
        </Text>
      )}
      <Text css={{ overflowWrap: 'anywhere' }}>{request.why}</Text>
      <Text size="sm" tone="muted">
        {t('request.requested', { relative: relative(request.at), who: request.person })}
      </Text>
      {rolledBack && (
        <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
          <RolledBackLine rolledBack={rolledBack} />
        </Text>
      )}
      {deployable && (
        <Disclosure label={t('difference.of', { version: change.version })}>
          {() => <VersionDifference deployable={deployable} version={change.version} />}
        </Disclosure>
      )}
      {deployable && !own && mayPreview(deployable) && <PreviewLink name={change.name} version={change.version} />}
      {own && (
        <Text size="sm" tone="muted">
          {t('request.own')}
        </Text>
      )}
      {!own && !mayApprove && (
        <Text size="sm" tone="muted">
          {t('request.notYours', { name: change.name })}
        </Text>
      )}
      {deployable && (own || mayApprove) && (
        <Cluster gap={2}>
          {!own && (
            <Button size="sm" onClick={() => setIntent({ kind: 'approve', request })}>
              {t('action.approve')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setIntent({ kind: 'withdraw', request })}>
            {t(own ? 'action.withdraw' : 'action.decline')}
          </Button>
        </Cluster>
      )}
      {deployable && intent && (
        <ChangeDialog
          deployable={deployable}
          revision={state.revision}
          intent={intent}
          onClose={() => setIntent(undefined)}
        />
      )}
    </Card>
  );
};

/** A change that waits for a second person. */
export const RequestCard = ({ request, state }: RequestCardProps) => {
  if (isBindingRequest(request)) return <BindingCard request={request} state={state} />;
  return isVersionRequest(request) && <VersionCard request={request} state={state} />;
};
