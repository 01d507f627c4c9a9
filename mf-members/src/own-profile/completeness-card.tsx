import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Card, css, IconCircleCheck, media, ProgressBar, Stack, Text, theme } from '@pairwise/ui';

import type { ProfileResponse } from './own-profile.queries.ts';

type Part = ProfileResponse['missing'][number];

const card = css({ padding: theme.space[4], [media.up('md')]: { padding: theme.space[5] } });
const row = css({
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'center',
  [media.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const figure = css({ fontWeight: theme.weight.black, ...theme.text.xl });

interface CompletenessCardProps {
  /** In percent. */
  completeness: number;
  missing: readonly Part[];
  /** Whether others can see the profile. */
  isShown: boolean;
  onFill: (part: Part) => void;
}

/** Shows how complete the profile is, and the next missing part with a button to fill it in. */
export const CompletenessCard = ({ completeness, missing, isShown, onFill }: CompletenessCardProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const [next, ...later] = missing;
  const percent = t('own.full.percent', { percent: formatNumber(completeness, language) });
  if (next === undefined) {
    return (
      <Card css={card}>
        <div css={{ display: 'flex', alignItems: 'center', gap: theme.space[3] }}>
          <IconCircleCheck size={28} css={{ flex: 'none', color: theme.color.success }} />
          <Stack gap={0}>
            <Text weight="bold">{t('own.full.done')}</Text>
            {isShown && (
              <Text size="sm" tone="muted">
                {t('own.full.doneText')}
              </Text>
            )}
          </Stack>
        </div>
      </Card>
    );
  }
  return (
    <Card css={card}>
      <div css={row}>
        <Stack gap={2}>
          <Text css={figure}>{percent}</Text>
          <ProgressBar label={t('own.full.meter')} value={completeness / 100} />
          <Text size="sm" tone="muted">
            {t(`own.full.why.${next}`)}
            {later.length > 0 &&
              ` ${t('own.full.later', { parts: later.map((part) => t(`own.full.part.${part}`)).join(', ') })}`}
          </Text>
        </Stack>
        <Button variant="primary" onClick={() => onFill(next)}>
          {t(`own.full.do.${next}`)}
        </Button>
      </div>
    </Card>
  );
};
