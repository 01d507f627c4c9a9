import { interests } from '@pairwise/i18n/messages/interests/fi';

import { menu } from './chat-menu/fi.ts';
import { find } from './chat-search/fi.ts';
import { chat } from './chat-window/fi.ts';
import { chats } from './chats-overview/fi.ts';
import { emojis } from './emojis/fi.ts';
import { gifts } from './gifts/fi.ts';
import { icebreakers } from './icebreakers/fi.ts';
import { photos } from './photos/fi.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
