import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, Field, RadioCard, RadioGroup, Text, TextArea } from '@pairwise/ui';
import { useState } from 'react';

import { AccountDeletionFrame } from './account-deletion-frame.tsx';
import type { DeletionReason } from './account-deletion-steps.ts';

export interface DeletionReasonGiven {
  reason?: DeletionReason;
  text: string;
}

export const noReason: DeletionReasonGiven = { text: '' };

/** Repeats the contract's reasons so that its schemas stay out of the bundle. The compiler compares them. */
const reasons = [
  'met_somebody',
  'no_matches',
  'too_many_mails',
  'too_expensive',
  'privacy',
  'other',
] as const satisfies DeletionReason[];

const TEXT_LENGTH = 1_000;

interface ReasonStepProps {
  given: DeletionReasonGiven;
  onNext: (given: DeletionReasonGiven) => void;
}

/** Asks for the reason, which is optional (decisions S-4). */
export const ReasonStep = ({ given, onNext }: ReasonStepProps) => {
  const { t } = useTranslation('mf-auth');
  const [reason, setReason] = useState(given.reason);
  const [text, setText] = useState(given.text);
  return (
    <AccountDeletionFrame step="reason" title={t('accountDeletion.reasonTitle')}>
      <Text>{t('accountDeletion.reasonText')}</Text>
      <RadioGroup label={t('accountDeletion.reasonTitle')} hideLabel>
        {reasons.map((name) => (
          <RadioCard
            key={name}
            name="reason"
            value={name}
            label={t(`accountDeletion.reasons.${name}`)}
            checked={reason === name}
            onChange={() => setReason(name)}
          />
        ))}
      </RadioGroup>
      {reason !== undefined && (
        <Field label={t('accountDeletion.textLabel')}>
          <TextArea
            rows={3}
            maxLength={TEXT_LENGTH}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
      )}
      <Cluster gap={2}>
        <Button disabled={reason === undefined} onClick={() => onNext({ ...(reason && { reason }), text })}>
          {t('accountDeletion.next')}
        </Button>
        <Button variant="plain" onClick={() => onNext(noReason)}>
          {t('accountDeletion.skip')}
        </Button>
      </Cluster>
    </AccountDeletionFrame>
  );
};
