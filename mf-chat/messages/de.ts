import { interests } from '@pairwise/i18n/messages/interests/de';

import { menu } from './chat-menu/de.ts';
import { find } from './chat-search/de.ts';
import { chat } from './chat-window/de.ts';
import { chats } from './chats-overview/de.ts';
import { emojis } from './emojis/de.ts';
import { gifts } from './gifts/de.ts';
import { icebreakers } from './icebreakers/de.ts';
import { photos } from './photos/de.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
