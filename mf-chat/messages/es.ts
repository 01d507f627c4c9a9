import { interests } from '@pairwise/i18n/messages/interests/es';

import { menu } from './chat-menu/es.ts';
import { find } from './chat-search/es.ts';
import { chat } from './chat-window/es.ts';
import { chats } from './chats-overview/es.ts';
import { emojis } from './emojis/es.ts';
import { gifts } from './gifts/es.ts';
import { icebreakers } from './icebreakers/es.ts';
import { photos } from './photos/es.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
