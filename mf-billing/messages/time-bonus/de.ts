import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Willkommensrabatt',
  title: '{percent} % Rabatt, noch',
  text: 'Auf jedes Paket, bis die Zeit abgelaufen ist. Nur jetzt, in deinen ersten Stunden hier.',
  action: 'Zu den Paketen',
  dismiss: 'Willkommensrabatt ausblenden',
  left: 'Dein Willkommensrabatt gilt noch {time}',
  hours_one: '{count} Stunde',
  hours_other: '{count} Stunden',
  minutes_one: '{count} Minute',
  minutes_other: '{count} Minuten',
  modalTitle: 'Dein Willkommensgeschenk',
  percent: '{percent} %',
  modalText: 'Rabatt auf jedes Paket',
  actFast:
    'Sei schnell: Diesen Preis bekommst du nur in den ersten {timeLeft} Stunden nach deiner Registrierung. Danach gibt es ihn nicht mehr.',
  endsIn: 'Endet in',
  later: 'Jetzt nicht',
  close: 'Schließen',
} satisfies Messages<typeof source>;
