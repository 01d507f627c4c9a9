import type { ChatItem } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';

/** Returns the preview line of a chat: the draft, or else the text or kind of its last message. */
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
