import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Tervetuliaisalennus',
  title: '{percent} % alennusta, aikaa',
  text: 'Mistä tahansa paketista, kunnes aika loppuu. Vain nyt, ensimmäisinä tunteinasi täällä.',
  action: 'Katso paketit',
  dismiss: 'Piilota tervetuliaisalennus',
  left: 'Tervetuliaisalennusta jäljellä {time}',
  hours_one: '{count} tunti',
  hours_other: '{count} tuntia',
  minutes_one: '{count} minuutti',
  minutes_other: '{count} minuuttia',
  modalTitle: 'Tervetuliaislahjasi',
  percent: '{percent} %',
  modalText: 'alennusta mistä tahansa paketista',
  actFast: 'Toimi nopeasti: tämä hinta on voimassa {timeLeft} tuntia liittymisestäsi. Toista kertaa se ei tule.',
  endsIn: 'Jäljellä',
  later: 'Ei nyt',
  close: 'Sulje',
} satisfies Messages<typeof source>;
