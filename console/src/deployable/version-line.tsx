import { type NameState, type VersionState, type ShownStatus, shownStatusOf } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Cluster, Heading, IconDotsVertical, media, Menu, MenuItem, Tag, Text, theme } from '@pairwise/ui';

import type { Intent } from '../changes/change.ts';
import { VersionDifference } from '../difference/version-difference.tsx';
import { Age } from '../frame/age.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { NotesLine } from '../frame/notes-line.tsx';
import { RolledBackLine } from '../frame/rolled-back-line.tsx';
import { GateChecks } from './gate-checks.tsx';
import { PreviewLink } from './preview-link.tsx';

const small = { minBlockSize: 26, fontWeight: theme.weight.bold };

const tones: Record<ShownStatus, { background: string; color: string }> = {
  uploaded: { background: theme.color.inset, color: theme.color.inkMuted },
  unchecked: { background: theme.color.warningSoft, color: theme.color.onWarningSoft },
  verified: { background: theme.color.successSoft, color: theme.color.success },
  refused: { background: theme.color.dangerSoft, color: theme.color.danger },
  revoked: { background: theme.color.dangerSoft, color: theme.color.danger },
};

const rolledBackCss = { background: theme.color.warningSoft, color: theme.color.onWarningSoft };

/**
 * Shows the first seven characters of a git hash and whether uncommitted changes were built; any other name in full.
 */
const Commit = ({ commit }: { commit: string }) => {
  const { t } = useTranslation('console');
  const [, id, changed] = /^([\da-f]{7})[\da-f]*(-changed)?$/.exec(commit) ?? [];
  return (
    <span title={commit}>{t(changed ? 'history.commitChanged' : 'history.commit', { commit: id ?? commit })}</span>
  );
};

interface LineProps {
  deployable: NameState;
  line: VersionState;
  onIntent: (intent: Intent, line: VersionState) => void;
}

/** The menu of actions on one version. Renders nothing when no action is allowed. */
const Actions = ({ deployable, line, onIntent }: LineProps) => {
  const { t } = useTranslation('console');
  const { version, status } = line;
  const isStable = deployable.stable?.version === version;
  const isCanary = deployable.rollout?.version === version;
  const mayGoLive = status === 'verified' && !isStable;
  const mayStart = mayGoLive && !isCanary && deployable.may.includes('canary');
  const mayPromote = mayGoLive && deployable.may.includes('promote');
  const mayRevoke = status !== 'revoked' && deployable.may.includes('revoke');
  if (!mayStart && !mayPromote && !mayRevoke) return null;
  return (
    <Menu label={t('history.actions', { version })} closeLabel={t('dialog.close')} trigger={<IconDotsVertical />}>
      {mayStart && (
        <MenuItem onSelect={() => onIntent({ kind: 'canary', version }, line)}>{t('action.canary')}</MenuItem>
      )}
      {mayPromote && (
        <MenuItem onSelect={() => onIntent({ kind: 'promote', version }, line)}>{t('action.makeLive')}</MenuItem>
      )}
      {mayRevoke && (
        <MenuItem tone="danger" onSelect={() => onIntent({ kind: 'revoke', version }, line)}>
          {t('action.revoke')}
        </MenuItem>
      )}
    </Menu>
  );
};

/** One version of the history, with the gate's checks and the difference from stable. */
export const VersionLine = ({ deployable, line, onIntent }: LineProps) => {
  const { t } = useTranslation('console');
  const { version, status, publishedAt, publishedBy, commit, notes } = line;
  const shown = shownStatusOf(line);
  const isShown = deployable.stable?.version === version || deployable.rollout?.version === version;
  // A preview needs no token, so its version could also go live without a second person.
  const mayPreview =
    status === 'verified' &&
    deployable.stable?.version !== version &&
    !deployable.needsApproval &&
    deployable.may.includes('override');
  // A version that is live again is not marked.
  const rolledBack = isShown ? undefined : line.rolledBack;
  return (
    <li
      css={{
        display: 'grid',
        minInlineSize: 0,
        paddingBlock: theme.space[3],
        '& + &': { borderBlockStart: `1px solid ${theme.color.line}` },
      }}
    >
      <Cluster justify="between" gap={2} wrap={false} css={{ minBlockSize: theme.tap }}>
        <Cluster gap={2}>
          <Heading level={3} css={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {notes.label ?? version}
          </Heading>
          {deployable.stable?.version === version && (
            <Tag tone="match" css={small}>
              {t('history.live')}
            </Tag>
          )}
          {deployable.rollout?.version === version && <Tag tone="bonus">{t('history.canary')}</Tag>}
          <Tag css={[small, tones[shown]]}>{t(`history.${shown}`)}</Tag>
          {rolledBack && status !== 'revoked' && <Tag css={[small, rolledBackCss]}>{t('history.rolledBack')}</Tag>}
        </Cluster>
        <Actions deployable={deployable} line={line} onIntent={onIntent} />
      </Cluster>
      <NotesLine notes={notes} />
      <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
        {notes.label !== undefined && `${version} · `}
        <Age at={publishedAt} /> · {t('deployable.by', { who: publishedBy })}
        {commit !== 'unknown' && (
          <>
            {' · '}
            <Commit commit={commit} />
          </>
        )}
      </Text>
      {rolledBack && (
        <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
          <RolledBackLine rolledBack={rolledBack} />
        </Text>
      )}
      {mayPreview && (
        <div css={{ display: 'grid', marginBlockStart: theme.space[2] }}>
          <PreviewLink name={deployable.name} version={version} />
        </div>
      )}
      <Disclosure label={t('history.details')}>
        {() => (
          <div
            css={{
              display: 'grid',
              gap: theme.space[5],
              gridTemplateColumns: 'minmax(0, 1fr)',
              paddingBlock: theme.space[2],
              // Pictures need more room than sentences.
              [media.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)' },
            }}
          >
            <GateChecks deployable={deployable} version={version} />
            <VersionDifference deployable={deployable} version={version} />
          </div>
        )}
      </Disclosure>
    </li>
  );
};
