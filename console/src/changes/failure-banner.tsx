import type { Conflict } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Text } from '@pairwise/ui';

import { useSentence } from '../audit/use-sentence.ts';
import { Age } from '../frame/age.tsx';
import { gateway } from '../frame/rolled-back-line.tsx';

/** Why a change was not made. */
export interface Failure {
  text: string;
  /** Another change came first. */
  isConflict: boolean;
  /** What came first; missing when the gateway did not say. */
  conflict?: Conflict | undefined;
}

/** Shows why a change was not made, and after a conflict who changed what, when and why. */
export const FailureBanner = ({ failure: { text, isConflict, conflict } }: { failure: Failure }) => {
  const { t } = useTranslation('console');
  const sentence = useSentence();
  return (
    <Banner tone={isConflict ? 'warning' : 'danger'} live="assertive">
      {isConflict && <strong>{t('dialog.conflictTitle')} </strong>}
      {text}
      {conflict?.changes.map((change) => (
        <Text key={change.revision} size="sm" css={{ overflowWrap: 'anywhere' }}>
          {sentence(change)} (<Age at={change.at} />
          ): <span {...(change.who === gateway && { lang: 'en' })}>{change.why}</span>
        </Text>
      ))}
    </Banner>
  );
};
