import type { ChatItem } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';

/** The one line that stands for a conversation: the draft, else what its last message says or is. */
export const useChatPreview = ({ draft, last }: ChatItem): string => {
  const { t } = useTranslation('mf-chat');
  if (draft !== undefined && draft !== '') return draft;
  if (!last) return t('chats.nothingYet');
  switch (last.kind) {
    case 'photo':
      return last.from_me ? t('chats.photoByYou') : t('chats.photo');
    case 'gift':
      return last.from_me ? t('chats.giftByYou') : t('chats.gift');
    default:
      return last.from_me ? t('chats.you', { text: last.preview }) : last.preview;
  }
};
