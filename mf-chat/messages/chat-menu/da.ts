import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Mere om samtalen med {name}',
  close: 'Luk',
  profile: 'Vis profilen',
  mute: 'Slå lyden fra',
  unmute: 'Slå lyden til',
  muted: '{name} er sat på lydløs. Du får ingen besked om nyt.',
  unmuted: 'Du får besked om nyt fra {name} igen.',
  muteFailed: '{name} kunne ikke sættes på lydløs. {reason}',
  unmuteFailed: '{name} er stadig sat på lydløs. {reason}',
  block: 'Blokér {name}',
  report: 'Anmeld profilen',
  delete: 'Slet samtalen',
  deleteTitle: 'Slet samtalen med {name}?',
  deleteText: 'Den slettes kun hos dig. En ny besked henter den frem igen, uden de tidligere.',
  cancel: 'Annullér',
  deleted: 'Samtalen er slettet',
  undo: 'Fortryd',
  restored: 'Samtalen er tilbage',
  undoneTooLate: 'Det var for sent: Samtalen er slettet.',
} satisfies Messages<typeof source>;
