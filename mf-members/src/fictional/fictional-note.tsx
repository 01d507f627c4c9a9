import { bus, useStream } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Text } from '@pairwise/ui';

import { useFictionalWord } from './use-fictional-word.ts';

/** Explains the mark below a list with fictional profiles, on sites that warn (MEMBER-15). The mark itself always shows. */
export const FictionalNote = ({ members }: { members: readonly MemberCard[] }) => {
  const { t } = useTranslation('mf-members');
  const { fictional_warning: warns, fictional_plural: plural } = useStream(bus.settings$);
  const label = useFictionalWord();
  if (!warns || !members.some((member) => member.fictional_icon)) return null;
  return (
    <Text size="sm" tone="muted" css={{ textAlign: 'center' }}>
      {t('search.fictional', { label, plural: plural || t('search.fictionalWords') })}
    </Text>
  );
};
