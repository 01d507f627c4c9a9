import { chat } from './chat-window/nl.ts';
import { chats } from './chats-overview/nl.ts';

export default { chat, chats };
