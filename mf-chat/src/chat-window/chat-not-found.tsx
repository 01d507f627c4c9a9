import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, EmptyState, LinkButton } from '@pairwise/ui';

const place = css({ display: 'grid', alignContent: 'center', minBlockSize: '60dvh' });

/** Shown for an id that is no chat of this member. */
export const ChatNotFound = () => {
  const { t } = useTranslation('mf-chat');
  return (
    <div css={place}>
      <EmptyState
        level={1}
        title={t('chat.notFoundTitle')}
        action={
          <LinkButton as={Link} to={paths.chats()} variant="primary">
            {t('chat.back')}
          </LinkButton>
        }
      >
        {t('chat.notFoundText')}
      </EmptyState>
    </div>
  );
};
