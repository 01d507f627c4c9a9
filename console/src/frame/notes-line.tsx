import type { VersionNotes } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Text } from '@pairwise/ui';

/** Shows what a commit changed, who wrote it, and why it was published. Renders nothing when the publisher sent none of it. */
export const NotesLine = ({ notes: { subject, author, why } }: { notes: VersionNotes }) => {
  const { t } = useTranslation('console');
  const reason = why === subject ? undefined : why;
  if (subject === undefined && reason === undefined) return null;
  return (
    <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
      {subject !== undefined && <bdi>{subject}</bdi>}
      {subject !== undefined && author !== undefined && (
        <Text as="span" size="sm" tone="muted">
          {' · '}
          {t('history.author', { author })}
        </Text>
      )}
      {reason !== undefined && <span css={{ display: 'block' }}>{t('history.why', { why: reason })}</span>}
    </Text>
  );
};
