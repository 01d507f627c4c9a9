import { interests } from '@pairwise/i18n/messages/interests/nl';

import { menu } from './chat-menu/nl.ts';
import { find } from './chat-search/nl.ts';
import { chat } from './chat-window/nl.ts';
import { chats } from './chats-overview/nl.ts';
import { emojis } from './emojis/nl.ts';
import { gifts } from './gifts/nl.ts';
import { icebreakers } from './icebreakers/nl.ts';
import { photos } from './photos/nl.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
