import { interests } from '@pairwise/i18n/messages/interests/nb';

import { menu } from './chat-menu/nb.ts';
import { find } from './chat-search/nb.ts';
import { chat } from './chat-window/nb.ts';
import { chats } from './chats-overview/nb.ts';
import { emojis } from './emojis/nb.ts';
import { gifts } from './gifts/nb.ts';
import { icebreakers } from './icebreakers/nb.ts';
import { photos } from './photos/nb.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
