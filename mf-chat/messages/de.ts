import { chat } from './chat-window/de.ts';
import { chats } from './chats-overview/de.ts';

export default { chat, chats };
