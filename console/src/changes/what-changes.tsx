import { useTranslation } from '@pairwise/i18n';
import { Heading, media, Stack, theme } from '@pairwise/ui';

import { useAudienceText } from '../overview/rollout-facts.ts';
import type { Situation } from './change.ts';

const Side = ({ title, situation, strong }: { title: string; situation: Situation; strong: boolean }) => {
  const { t } = useTranslation('console');
  const { ofSteps } = useAudienceText();
  const { stable, canary } = situation;
  return (
    <div
      css={{
        display: 'grid',
        alignContent: 'start',
        gap: theme.space[1],
        padding: theme.space[3],
        borderRadius: theme.radius.md,
        background: strong ? theme.color.secondarySoft : theme.color.inset,
        color: strong ? theme.color.onSecondarySoft : theme.color.ink,
        overflowWrap: 'anywhere',
        ...theme.text.sm,
      }}
    >
      <dt css={{ fontWeight: theme.weight.bold }}>{title}</dt>
      {canary && (
        <dd css={{ margin: 0 }}>
          {t('dialog.canaryLine', { version: canary.version, audience: ofSteps(canary.steps) })}
        </dd>
      )}
      <dd css={{ margin: 0 }}>
        {stable === null
          ? t('dialog.nothing')
          : t(canary ? 'dialog.liveBeside' : 'dialog.liveLine', { version: stable })}
      </dd>
    </div>
  );
};

/** Shows the state before and after a change side by side. */
export const WhatChanges = ({ now, then }: { now: Situation; then: Situation }) => {
  const { t } = useTranslation('console');
  return (
    <Stack gap={2}>
      <Heading level={3} css={{ ...theme.text.md, fontWeight: theme.weight.medium }}>
        {t('dialog.change')}
      </Heading>
      <dl
        css={{
          display: 'grid',
          gap: theme.space[2],
          margin: 0,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [media.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side title={t('dialog.now')} situation={now} strong={false} />
        <Side title={t('dialog.after')} situation={then} strong />
      </dl>
    </Stack>
  );
};
