import type { Messages } from '@pairwise/i18n';

import type { notify as enNotify } from './en.ts';

export const notify = {
  title: 'Benachrichtigungen',
  lead: 'Wer benachrichtigt wird, wenn mit {name} etwas geschieht. Die Kommandozeile fügt Empfänger hinzu, testet und entfernt sie: npm run mfe -- notify add {name}',
  none: 'Noch niemand wird benachrichtigt.',
  caption: 'Wer über {name} benachrichtigt wird',
  receiver: 'Empfänger',
  receives: 'Erhält',
  json: 'Ereignisse (JSON)',
  chat: 'Chatnachrichten',
  mail: 'E-Mails',
  since: 'Angemeldet',
  sinceBy: '{time} von {who}',
  delivery: 'Letzte Zustellung',
  nothing: 'Noch nichts zugestellt',
  delivered: 'Revision {revision}, {time}',
  waiting_one: 'Revision {revision} ist einmal fehlgeschlagen. Nächster Versuch: {time}.',
  waiting_other: 'Revision {revision} ist {count}-mal fehlgeschlagen. Nächster Versuch: {time}.',
  failed: 'Revision {revision} wurde aufgegeben, {time}.',
} satisfies Messages<typeof enNotify>;
