import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Button, Card, css, IconCircleCheck, media, ProgressBar, Stack, Text, theme } from '@pairwise/ui';

import type { ProfileResponse } from './own-profile.queries.ts';
import { missingParts, type NextPart } from './profile-sections.ts';

const card = css({ padding: theme.space[4], [media.up('md')]: { padding: theme.space[5] } });
const row = css({
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'center',
  [media.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const figure = css({ fontWeight: theme.weight.black, ...theme.text.xl });

interface CompletenessCardProps {
  response: ProfileResponse;
  onFill: (part: NextPart) => void;
}

/** Shows how complete the profile is, and the next missing part with a button to fill it in. */
export const CompletenessCard = ({ response, onFill }: CompletenessCardProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const { next, later } = missingParts(response);
  const percent = t('own.full.percent', { percent: formatNumber(response.completeness, language) });
  if (next === undefined) {
    return (
      <Card css={card}>
        <div css={{ display: 'flex', alignItems: 'center', gap: theme.space[3] }}>
          <IconCircleCheck size={28} css={{ flex: 'none', color: theme.color.success }} />
          <Stack gap={0}>
            <Text weight="bold">{t('own.full.done')}</Text>
            {response.profile.status === 'active' && (
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
          <ProgressBar label={t('own.full.meter')} value={response.completeness / 100} />
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
