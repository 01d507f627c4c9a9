import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Banner } from '@pairwise/ui';

type Reason = NonNullable<ResponseOf<Endpoints['GET /api/chat.php']>['can_reply_reason']>;

interface ClosedNoticeProps {
  reason: Reason | undefined;
  /** The partner's name. */
  name?: string | undefined;
}

/** Takes the place of the composer, and says why the member cannot write to the partner. */
export const ClosedNotice = ({ reason = 'deleted', name = '' }: ClosedNoticeProps) => {
  const { t } = useTranslation('mf-chat');
  return <Banner tone="info">{t(`chat.closed.${reason}`, { name })}</Banner>;
};
