import { interests } from '@pairwise/i18n/messages/interests/da';

import { menu } from './chat-menu/da.ts';
import { find } from './chat-search/da.ts';
import { chat } from './chat-window/da.ts';
import { chats } from './chats-overview/da.ts';
import { emojis } from './emojis/da.ts';
import { gifts } from './gifts/da.ts';
import { icebreakers } from './icebreakers/da.ts';
import { photos } from './photos/da.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
