import { useTranslation } from '@pairwise/i18n';
import { VisuallyHidden } from '@pairwise/ui';
import { ChatListItemSkeleton } from '@pairwise/ui/chat';

/** Placeholder with the list's geometry while it loads. */
export const ChatListSkeleton = () => {
  const { t } = useTranslation('mf-chat');
  return (
    <div role="status">
      <VisuallyHidden>{t('chats.loading')}</VisuallyHidden>
      {['38%', '52%', '30%', '46%', '40%', '34%'].map((width) => (
        <ChatListItemSkeleton key={width} nameWidth={width} />
      ))}
    </div>
  );
};
