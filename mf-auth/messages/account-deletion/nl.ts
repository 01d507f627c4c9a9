import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Stap {step} van 3',
  back: 'Terug naar instellingen',
  reasonTitle: 'Waarom ga je weg?',
  reasonText: 'Het helpt ons beter te worden. Je hoeft niets te zeggen.',
  reasons: {
    met_somebody: 'Ik heb iemand ontmoet',
    no_matches: 'Ik vind niemand die bij me past',
    too_many_mails: 'Te veel mails',
    too_expensive: 'Het is te duur',
    privacy: 'Ik maak me zorgen om mijn privacy',
    other: 'Iets anders',
  },
  textLabel: 'Wil je er meer over kwijt? (niet verplicht)',
  next: 'Verder',
  skip: 'Overslaan',
  offers: {
    pause_mails: {
      title: 'Zullen we je een tijdje met rust laten?',
      text: '30 dagen geen mails van ons. Je account blijft zoals het is.',
      accept: 'Pauzeer mijn mails',
    },
    invisible: {
      title: 'Word je liever niet gezien?',
      text: 'Als je onzichtbaar bent, vindt niemand je. Je gesprekken blijven, en je komt terug wanneer je wilt.',
      accept: 'Maak me onzichtbaar',
    },
    discount: {
      title: '{percentage}% korting als je blijft',
      text: 'Een code voor je volgende aankoop, alleen voor jou. Je kunt hem één keer gebruiken, binnen 7 dagen.',
      accept: 'Blijven met korting',
    },
  },
  decline: 'Nee, verder met verwijderen',
  other: 'Laat een ander aanbod zien',
  accepted: {
    title: 'Fijn dat je blijft',
    pause_mails: 'Tot {date} krijg je geen mails.',
    invisible: 'Je bent nu onzichtbaar. Je kunt het bij de instellingen wijzigen.',
    discount: 'Hier is je code voor {percentage}% korting. Hij is één keer geldig, tot {date}.',
    code: 'Je code',
    copy: 'Code kopiëren',
    copied: 'Gekopieerd',
    toSettings: 'Terug naar instellingen',
    toCredits: 'Naar de credits',
    deleteAnyway: 'Mijn account toch verwijderen',
  },
  confirmTitle: 'Je account verwijderen?',
  losses: 'Wat er dan gebeurt',
  hidden: 'Niemand ziet je meer, en je wordt meteen overal uitgelogd.',
  comeBack: '{days} dagen lang kun je terugkomen met een link die we je mailen.',
  gone: 'Daarna zijn je profiel, foto’s en berichten voorgoed weg.',
  credits_one: 'Je verliest {count} credit.',
  credits_other: 'Je verliest {count} credits.',
  refundable: 'Daarvan kan {amount} worden terugbetaald: schrijf eerst naar {email}.',
  submit: 'Mijn account verwijderen',
  keep: 'Mijn account behouden',
} satisfies Messages<typeof source>;
