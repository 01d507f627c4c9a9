import { type Endpoints, paths, type ResponseOf } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, css, LinkButton, media, theme } from '@pairwise/ui';

import { GetPremiumLink } from './get-premium-link.tsx';
import { column } from './message-column.ts';

type Reason = Exclude<ResponseOf<Endpoints['GET /api/chat.php']>['can_reply_reason'], 'blocked' | undefined>;

/** The bar of the composer, which the notice replaces. */
export const noticeBar = css({
  padding: theme.space[3],
  paddingBlockEnd: `calc(${theme.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});

/** On phones the button has a line of its own: beside it the text would be a narrow column. */
const heldBanner = css({ [media.down('sm')]: { flexWrap: 'wrap', '& > a': { flexBasis: '100%' } } });

interface ClosedNoticeProps {
  reason: Reason | undefined;
  /** The partner's name. */
  name?: string | undefined;
}

/** Takes the place of the composer, and says why the member cannot write to the partner. */
export const ClosedNotice = ({ reason = 'deleted', name = '' }: ClosedNoticeProps) => {
  const { t } = useTranslation('mf-chat');
  return (
    <div css={noticeBar}>
      <Banner tone="info" css={column} action={reason === 'premium_required' && <GetPremiumLink />}>
        {t(`chat.closed.${reason}`, { name })}
      </Banner>
    </div>
  );
};

/**
 * Takes the place of the composer while the member's first message waits for the confirmation of the email address: until
 * then there is no second one, and the partner sees nothing (AUTH-16, decisions A-5).
 */
export const HeldNotice = ({ name }: { name: string }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <div css={noticeBar}>
      <Banner
        tone="info"
        live="polite"
        css={[column, heldBanner]}
        action={
          <LinkButton as={Link} to={paths.completeSignup('email')} size="sm" variant="primary">
            {t('chat.confirmEmail')}
          </LinkButton>
        }
      >
        {t('chat.heldNotice', { name })}
      </Banner>
    </div>
  );
};
