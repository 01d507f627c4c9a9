import { chat } from './chat-window/en.ts';
import { chats } from './chats-overview/en.ts';

const en = { chat, chats };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-chat': typeof en;
  }
}
