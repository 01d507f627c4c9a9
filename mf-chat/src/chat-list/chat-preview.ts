import type { ChatItem } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';

import { withoutOverrides } from '../chat-window/without-overrides.ts';
import { useGiftName } from '../gifts/use-gift-name.ts';
import type { Content } from '../outbox/outbox-entry.ts';

/**
 * Returns the preview line of a chat: the content of a message that is not sent yet, or else the draft, or else the text or
 * kind of the last message.
 */
export const useChatPreview = (
  { draft, last }: Pick<ChatItem, 'draft' | 'last'>,
  content: Content | undefined,
): string => {
  const { t } = useTranslation('mf-chat');
  const giftName = useGiftName();
  if (content?.kind === 'photo') return t('chats.photoByYou');
  if (content?.kind === 'gift') return t('gifts.previewByYou', { gift: giftName(content.gift) });
  if (content) return withoutOverrides(t('chats.you', { text: content.body }));
  if (draft !== undefined && draft !== '') return draft;
  if (!last) return t('chats.nothingYet');
  switch (last.kind) {
    case 'photo':
      return last.from_me ? t('chats.photoByYou') : t('chats.photo');
    case 'gift':
      if (last.gift === undefined) return last.from_me ? t('chats.giftByYou') : t('chats.gift');
      return t(last.from_me ? 'gifts.previewByYou' : 'gifts.preview', { gift: giftName(last.gift) });
    default:
      return withoutOverrides(last.from_me ? t('chats.you', { text: last.preview }) : last.preview);
  }
};
