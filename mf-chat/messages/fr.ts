import { interests } from '@pairwise/i18n/messages/interests/fr';

import { menu } from './chat-menu/fr.ts';
import { find } from './chat-search/fr.ts';
import { chat } from './chat-window/fr.ts';
import { chats } from './chats-overview/fr.ts';
import { emojis } from './emojis/fr.ts';
import { gifts } from './gifts/fr.ts';
import { icebreakers } from './icebreakers/fr.ts';
import { photos } from './photos/fr.ts';

export default { chat, chats, emojis, find, gifts, icebreakers, interests, menu, photos };
