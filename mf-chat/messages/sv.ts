import { interests } from '@pairwise/i18n/messages/interests/sv';

import { menu } from './chat-menu/sv.ts';
import { find } from './chat-search/sv.ts';
import { chat } from './chat-window/sv.ts';
import { chats } from './chats-overview/sv.ts';
import { emojis } from './emojis/sv.ts';
import { gifts } from './gifts/sv.ts';
import { icebreakers } from './icebreakers/sv.ts';
import { photos } from './photos/sv.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
