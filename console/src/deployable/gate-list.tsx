import type { Check } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Heading, IconAlertTriangle, IconBan, IconCheck, IconClock, Stack, Text, theme } from '@pairwise/ui';

const marks = {
  passed: { Icon: IconCheck, color: theme.color.success },
  failed: { Icon: IconBan, color: theme.color.danger },
  warned: { Icon: IconAlertTriangle, color: theme.color.onWarningSoft },
  'not run': { Icon: IconClock, color: theme.color.inkMuted },
};

/** Lists the gate's checks with their verdicts and reasons. The reasons are the gate's own English sentences. */
export const GateList = ({ checks }: { checks: readonly Check[] }) => {
  const { t } = useTranslation('console');
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('gate.title')}</Heading>
      {checks.length === 0 && (
        <Text size="sm" tone="muted">
          {t('gate.empty')}
        </Text>
      )}
      <ul css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
        {checks.map(({ id, verdict, reason }, index) => {
          const { Icon, color } = marks[verdict];
          return (
            <li
              // One check may report several results under one id.
              // oxlint-disable-next-line react/no-array-index-key -- the list of a version never changes its order
              key={`${id} ${index}`}
              css={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                gap: `0 ${theme.space[3]}`,
                paddingBlock: theme.space[2],
                borderBlockStart: index > 0 ? `1px solid ${theme.color.line}` : 0,
                ...theme.text.sm,
              }}
            >
              <span css={{ display: 'grid', color }}>
                <Icon />
              </span>
              <span css={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <strong translate="no">{id}</strong>{' '}
                <span css={{ color, fontWeight: theme.weight.medium }}>{t(`gate.${verdict}`)}</span>
                <br />
                <span lang="en" css={{ color: theme.color.inkMuted }}>
                  {reason}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
};
