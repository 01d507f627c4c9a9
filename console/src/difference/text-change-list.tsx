import type { TextChange } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { theme } from '@pairwise/ui';

import { changedPart, type Parts } from './changed-part.ts';
import { SignedLine } from './signed-line.tsx';

const whole = (middle: string): Parts => ({ start: '', middle, end: '' });

const partsOf = ({ before, after }: TextChange): { before: Parts | null; after: Parts | null } =>
  before === null || after === null
    ? { before: before === null ? null : whole(before), after: after === null ? null : whole(after) }
    : changedPart(before, after);

/** A text whose differing words are marked. One that differs as a whole needs no mark. */
const Marked = ({ parts }: { parts: Parts }) => {
  const { t } = useTranslation('console');
  const { start, middle, end } = parts;
  if (start + middle + end === '') return t('texts.empty');
  if (middle === '' || start + end === '') return start + middle + end;
  return (
    <>
      {start}
      <mark
        css={{
          borderRadius: theme.radius.sm,
          background: theme.color.secondarySoft,
          color: theme.color.onSecondarySoft,
        }}
      >
        {middle}
      </mark>
      {end}
    </>
  );
};

interface TextChangeListProps {
  changes: readonly TextChange[];
  /** The language of the texts, so that a screen reader pronounces them. */
  lang: string;
}

/** Lists changed texts by key: the old one after a minus, the new one after a plus. */
export const TextChangeList = ({ changes, lang }: TextChangeListProps) => {
  const { t } = useTranslation('console');
  return (
    <ul
      aria-label={t('texts.title')}
      translate="no"
      css={{ display: 'grid', gap: theme.space[3], margin: 0, padding: 0, listStyle: 'none', ...theme.text.sm }}
    >
      {changes.map((change) => {
        const { before, after } = partsOf(change);
        return (
          <li key={change.key} css={{ display: 'grid', gap: theme.space[1], minInlineSize: 0 }}>
            <span css={{ color: theme.color.inkMuted, overflowWrap: 'anywhere' }}>{change.key}</span>
            <div lang={lang}>
              {before && (
                <SignedLine sign="−" word={t('texts.old')}>
                  <Marked parts={before} />
                </SignedLine>
              )}
              {after && (
                <SignedLine sign="+" word={t('texts.new')}>
                  <Marked parts={after} />
                </SignedLine>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
