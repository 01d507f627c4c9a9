export type { Mail, MailPort } from './mail-port.ts';
export { openOutbox, type Outbox, type OutboxItem } from './outbox.ts';
export { openSmtp } from './smtp.ts';
