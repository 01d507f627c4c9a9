import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, Field, RadioCard, RadioGroup, Text, TextArea } from '@pairwise/ui';
import { useState } from 'react';

import { LeaveFrame } from './leave-frame.tsx';
import type { DeletionReason } from './leave-steps.ts';

export interface ReasonGiven {
  reason?: DeletionReason;
  text: string;
}

export const noReason: ReasonGiven = { text: '' };

/** The contract's reasons without its schemas, which a page does not need; the compiler compares them. */
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
  given: ReasonGiven;
  onNext: (given: ReasonGiven) => void;
}

/** Why; nobody has to say (decisions S-4). */
export const ReasonStep = ({ given, onNext }: ReasonStepProps) => {
  const { t } = useTranslation('mf-auth');
  const [reason, setReason] = useState(given.reason);
  const [text, setText] = useState(given.text);
  return (
    <LeaveFrame step="reason" title={t('leave.reasonTitle')}>
      <Text>{t('leave.reasonText')}</Text>
      <RadioGroup label={t('leave.reasonTitle')} hideLabel>
        {reasons.map((name) => (
          <RadioCard
            key={name}
            name="reason"
            value={name}
            label={t(`leave.reasons.${name}`)}
            checked={reason === name}
            onChange={() => setReason(name)}
          />
        ))}
      </RadioGroup>
      {reason !== undefined && (
        <Field label={t('leave.textLabel')}>
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
          {t('leave.next')}
        </Button>
        <Button variant="plain" onClick={() => onNext(noReason)}>
          {t('leave.skip')}
        </Button>
      </Cluster>
    </LeaveFrame>
  );
};
