import { interests } from '@pairwise/i18n/messages/interests/it';

import { menu } from './chat-menu/it.ts';
import { find } from './chat-search/it.ts';
import { chat } from './chat-window/it.ts';
import { chats } from './chats-overview/it.ts';
import { emojis } from './emojis/it.ts';
import { gifts } from './gifts/it.ts';
import { icebreakers } from './icebreakers/it.ts';
import { photos } from './photos/it.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
