import { useTranslation } from '@pairwise/i18n';
import { css, Skeleton, theme, VisuallyHidden } from '@pairwise/ui';

import { chatLineBox } from './chat-line-box.ts';

const words = css({ display: 'grid', gap: theme.space[2], flex: 1 });

/** The list's geometry while it is on its way. */
export const ChatListSkeleton = () => {
  const { t } = useTranslation('mf-chat');
  return (
    <div role="status">
      <VisuallyHidden>{t('chats.loading')}</VisuallyHidden>
      {['38%', '52%', '30%', '46%', '40%', '34%'].map((width) => (
        <div key={width} css={chatLineBox}>
          <Skeleton width={52} height={52} radius="md" />
          <div css={words}>
            <Skeleton width={width} height={18} />
            <Skeleton width="82%" height={14} />
          </div>
        </div>
      ))}
    </div>
  );
};
