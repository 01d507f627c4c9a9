import { interests } from '@pairwise/i18n/messages/interests/pl';

import { menu } from './chat-menu/pl.ts';
import { find } from './chat-search/pl.ts';
import { chat } from './chat-window/pl.ts';
import { chats } from './chats-overview/pl.ts';
import { emojis } from './emojis/pl.ts';
import { gifts } from './gifts/pl.ts';
import { icebreakers } from './icebreakers/pl.ts';
import { photos } from './photos/pl.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
