import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet } from '@pairwise/ui';

import { ReportForm } from './report-form.tsx';
import { ReportReceipt } from './report-receipt.tsx';
import { useReport } from './report.queries.ts';

interface ReportSheetProps {
  member: Member;
  onClose: () => void;
  /** Reported and blocked: this page is no longer theirs to see. */
  onBlocked: () => void;
}

/** Reports a profile or one of its photos, and gives the receipt (MEMBER-12). Mount it to open it. */
export const ReportSheet = ({ member, onClose, onBlocked }: ReportSheetProps) => {
  const { t } = useTranslation('mf-members');
  const report = useReport();
  const { name } = member;
  if (!report.data)
    return (
      <Sheet open title={t('report.title', { name })} closeLabel={t('report.close')} onClose={onClose}>
        <ReportForm member={member} report={report} />
      </Sheet>
    );
  const blocked = report.variables?.block === true;
  const leave = blocked ? onBlocked : onClose;
  return (
    <Sheet
      open
      title={t('report.doneTitle')}
      onClose={leave}
      actions={
        <Button ref={(button) => button?.focus()} variant="primary" block onClick={leave}>
          {blocked ? t('block.onward') : t('report.done')}
        </Button>
      }
    >
      <ReportReceipt id={report.data.complaint.id} name={name} blocked={blocked} />
    </Sheet>
  );
};
