import { bus, useStream } from '@pairwise/bus';
import { type InterestKey, interestKeys, mostInterests } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';
import { Chip, Cluster, Stack, Text, theme } from '@pairwise/ui';

import type { FieldsProps } from './fields-props.ts';

/** Up to twenty of the site's interests. A chosen one that the site no longer offers stays, so that it can be removed. */
export const InterestsFields = ({ values: { interests: chosen }, change }: FieldsProps) => {
  const { t } = useTranslation('mf-members');
  const { interests: offered } = useStream(bus.settings$);
  const isFull = chosen.length >= mostInterests;
  const toggle = (key: InterestKey): void =>
    change({ interests: chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key] });
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('own.interests.lead')}</Text>
      <Text
        weight="bold"
        numeric
        role="status"
        css={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          marginInline: `calc(${theme.space[5]} * -1)`,
          padding: `${theme.space[2]} ${theme.space[5]}`,
          background: theme.color.surface,
        }}
      >
        {t(isFull ? 'own.interests.full' : 'own.interests.chosen', { number: chosen.length, limit: mostInterests })}
      </Text>
      <Cluster gap={2} role="group" aria-label={t('profile.interests')}>
        {interestKeys
          .filter((key) => offered.includes(key) || chosen.includes(key))
          .map((key) => {
            const pressed = chosen.includes(key);
            return (
              <Chip key={key} pressed={pressed} disabled={!pressed && isFull} tick onClick={() => toggle(key)}>
                {t(`interests.${key}`)}
              </Chip>
            );
          })}
      </Cluster>
    </Stack>
  );
};
