import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Tervetuloalennus',
  title: '{percent} % alennusta, aikaa',
  text: 'Mistä tahansa paketista, kunnes aika loppuu. Vain nyt, ensimmäisinä tunteinasi täällä.',
  action: 'Katso paketit',
  dismiss: 'Piilota tervetuloalennus',
  left: 'Tervetuloalennusta jäljellä {time}',
  hours_one: '{count} tunti',
  hours_other: '{count} tuntia',
  minutes_one: '{count} minuutti',
  minutes_other: '{count} minuuttia',
  modalTitle: 'Tervetulolahjasi',
  percent: '{percent} %',
  modalText: 'alennusta mistä tahansa paketista',
  actFast: 'Toimi nopeasti: tämä hinta on voimassa {timeLeft} tuntia liittymisestäsi. Se ei palaa.',
  endsIn: 'Päättyy',
  later: 'Ei nyt',
  close: 'Sulje',
} satisfies Messages<typeof source>;
