import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Zniżka powitalna',
  title: 'O {percent}% taniej jeszcze przez',
  text: 'Na dowolny pakiet, dopóki zegar tyka. Tylko teraz, zaraz po założeniu konta.',
  action: 'Zobacz pakiety',
  dismiss: 'Ukryj zniżkę powitalną',
  left: 'Do końca zniżki powitalnej: {time}',
  hours_one: '{count} godzina',
  hours_few: '{count} godziny',
  hours_many: '{count} godzin',
  hours_other: '{count} godziny',
  minutes_one: '{count} minuta',
  minutes_few: '{count} minuty',
  minutes_many: '{count} minut',
  minutes_other: '{count} minuty',
  modalTitle: 'Twój prezent powitalny',
  percent: '{percent}%',
  modalText: 'zniżki na dowolny pakiet',
  actFast:
    'Nie zwlekaj: ta cena jest twoja tylko przez pierwsze {timeLeft} godz. od założenia konta. Druga taka okazja się nie trafi.',
  endsIn: 'Koniec za',
  later: 'Nie teraz',
  close: 'Zamknij',
} satisfies Messages<typeof source>;
