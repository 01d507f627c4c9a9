import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Wachtwoord vergeten?',
  text: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  submit: 'Stuur me een link',
  sentTitle: 'Kijk in je mailbox',
  sent: 'We hebben een link gestuurd naar {email}. Die is één uur geldig.',
  sentUniform: 'Als er een account bij {email} hoort, is er een link onderweg. Die is één uur geldig.',
  spam: 'Na een paar minuten nog niets? Kijk in je spammap of laat de link opnieuw sturen.',
  again: 'Opnieuw sturen',
  sentAgain: 'De link is weer onderweg.',
  otherEmail: 'Ander adres gebruiken',
  chooseTitle: 'Kies een nieuw wachtwoord',
  chooseText: 'Daarna log je ermee in. Alle apparaten die nu zijn ingelogd, worden uitgelogd.',
  save: 'Wachtwoord opslaan',
  expiredTitle: 'Deze link is niet meer geldig',
  newMail: 'Nieuwe e-mail aanvragen',
} satisfies Messages<typeof source>;
