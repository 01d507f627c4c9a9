import { paths, type ResponseOf, type Endpoints } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, LinkButton } from '@pairwise/ui';

type Reason = NonNullable<ResponseOf<Endpoints['GET /api/chat.php']>['can_reply_reason']>;

/** Takes the place of the composer, and says why the member cannot write in this chat. */
export const ClosedNotice = ({
  reason = 'deleted',
  name = '',
}: {
  reason: Reason | undefined;
  name?: string | undefined;
}) => {
  const { t } = useTranslation('mf-chat');
  return (
    <Banner
      tone="info"
      {...(reason === 'email_unconfirmed' && {
        action: (
          <LinkButton as={Link} to={paths.completeSignup()} size="sm">
            {t('chat.confirmEmail')}
          </LinkButton>
        ),
      })}
    >
      {t(`chat.closed.${reason}`, { name })}
    </Banner>
  );
};
