import { interests } from '@pairwise/i18n/messages/interests/en';

import { menu } from './chat-menu/en.ts';
import { find } from './chat-search/en.ts';
import { chat } from './chat-window/en.ts';
import { chats } from './chats-overview/en.ts';
import { emojis } from './emojis/en.ts';
import { gifts } from './gifts/en.ts';
import { icebreakers } from './icebreakers/en.ts';
import { photos } from './photos/en.ts';

const en = { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-chat': typeof en;
  }
}
