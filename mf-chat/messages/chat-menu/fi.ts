import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Lisää toimintoja, keskustelu: {name}',
  close: 'Sulje',
  profile: 'Näytä profiili',
  mute: 'Mykistä',
  unmute: 'Poista mykistys',
  muted: '{name} on mykistetty. Et saa ilmoituksia.',
  unmuted: 'Saat taas ilmoituksia: {name}.',
  muteFailed: 'Mykistys ei onnistunut: {name}. {reason}',
  unmuteFailed: '{name} on edelleen mykistetty. {reason}',
  block: 'Estä {name}',
  report: 'Ilmianna profiili',
  delete: 'Poista keskustelu',
  deleteTitle: 'Poistetaanko keskustelu: {name}?',
  deleteText: 'Se poistetaan vain sinulta. Uusi viesti tuo keskustelun takaisin ilman aiempia viestejä.',
  cancel: 'Peruuta',
  deleted: 'Keskustelu on poistettu',
  undo: 'Kumoa',
  restored: 'Keskustelu on palautettu',
  undoneTooLate: 'Se oli liian myöhäistä: keskustelu on poistettu.',
} satisfies Messages<typeof source>;
