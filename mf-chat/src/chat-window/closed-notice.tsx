import { type Endpoints, paths, type ResponseOf } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, LinkButton } from '@pairwise/ui';

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

/**
 * Takes the place of the composer while the member's first message waits for the confirmation of the email address: until
 * then there is no second one, and the partner sees nothing (AUTH-16, decisions A-5).
 */
export const HeldNotice = ({ name }: { name: string }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <Banner
      tone="info"
      live="polite"
      action={
        <LinkButton as={Link} to={paths.completeSignup('email')} size="sm" variant="primary">
          {t('chat.confirmEmail')}
        </LinkButton>
      }
    >
      {t('chat.heldNotice', { name })}
    </Banner>
  );
};
