import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { Button, Sheet } from '@pairwise/ui';
import { useState } from 'react';

import { dropDraft } from './complaint-draft.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintReceipt } from './complaint-receipt.tsx';
import { useSendComplaint } from './complaint.queries.ts';
import { keepReceipt, readKeptReceipt } from './kept-receipt.ts';

interface ComplaintSheetProps {
  member: Member;
  /** The message that the complaint is about, as `conversation:seq`. */
  message?: string | undefined;
  onClose: () => void;
  /** Called after a complaint with a block: the profile can no longer be shown. */
  onBlocked: () => void;
  /** Names where `onBlocked` leads. */
  onwardText: string;
}

/**
 * Sends a complaint about a profile, one of its photos or a message, and shows the receipt (MEMBER-12). Mount it to
 * open it.
 */
export const ComplaintSheet = ({ member, message, onClose, onBlocked, onwardText }: ComplaintSheetProps) => {
  const { t } = useTranslation('mf-members');
  const complaint = useSendComplaint(dropDraft);
  const { name } = member;
  // A reload finds the sheet open, because its history entry says so.
  const { key: entry } = useLocation();
  const [kept] = useState(() => readKeptReceipt(entry));
  const { data, variables } = complaint;
  const receipt = data ? { id: data.complaint.id, blocked: variables?.block === true } : kept;
  if (!receipt)
    return (
      <Sheet open title={t('complaint.title', { name })} closeLabel={t('complaint.close')} onClose={onClose}>
        <ComplaintForm
          member={member}
          message={message}
          complaint={complaint}
          onSent={(sent) => keepReceipt(entry, sent)}
        />
      </Sheet>
    );
  const { blocked } = receipt;
  const leave = blocked ? onBlocked : onClose;
  return (
    <Sheet
      open
      title={t('complaint.doneTitle')}
      onClose={leave}
      actions={
        <Button ref={(button) => button?.focus()} variant="primary" block onClick={leave}>
          {blocked ? onwardText : t('complaint.done')}
        </Button>
      }
    >
      <ComplaintReceipt id={receipt.id} name={name} blocked={blocked} />
    </Sheet>
  );
};
