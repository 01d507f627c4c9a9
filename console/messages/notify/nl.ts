import type { Messages } from '@pairwise/i18n';

import type { notify as enNotify } from './en.ts';

export const notify = {
  title: 'Meldingen',
  lead: 'Wie een melding krijgt als er iets gebeurt met {name}. De opdrachtregel voegt ontvangers toe, test ze en verwijdert ze: npm run mfe -- notify add {name}',
  none: 'Nog niemand krijgt meldingen.',
  caption: 'Wie meldingen krijgt over {name}',
  receiver: 'Ontvanger',
  receives: 'Krijgt',
  json: 'Gebeurtenissen (JSON)',
  chat: 'Chatberichten',
  mail: 'E-mails',
  since: 'Aangemeld',
  sinceBy: '{time} door {who}',
  delivery: 'Laatste bezorging',
  nothing: 'Nog niets bezorgd',
  delivered: 'Revisie {revision}, {time}',
  waiting_one: 'Revisie {revision} is één keer mislukt. Volgende poging: {time}.',
  waiting_other: 'Revisie {revision} is {count} keer mislukt. Volgende poging: {time}.',
  failed: 'Revisie {revision} is opgegeven, {time}.',
} satisfies Messages<typeof enNotify>;
