import type { Messages } from '@pairwise/i18n';

import type { profile as source } from './en.ts';

export const profile = {
  title: 'Profil',
  loading: 'Das Profil wird geladen …',
  back: 'Zurück zu den Ergebnissen',
  online: { now: 'jetzt online', today: 'heute online', week: 'diese Woche online' },
  distance: {
    '10': 'weniger als 10 km entfernt',
    '25': 'weniger als 25 km entfernt',
    '50': 'weniger als 50 km entfernt',
    '100': 'weniger als 100 km entfernt',
    more: 'mehr als 100 km entfernt',
  },

  photos: 'Fotos von {name}',
  photo: 'Foto {number} von {name}',
  noPhoto: '{name} hat noch kein Foto',
  position: 'Foto {number} von insgesamt {total}',
  showPhoto: 'Foto {number} zeigen',
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  lockedPremium_one: '{count} weiteres Foto mit Premium',
  lockedPremium_other: '{count} weitere Fotos mit Premium',
  lockedLogin_one: '{count} weiteres Foto nach der Anmeldung',
  lockedLogin_other: '{count} weitere Fotos nach der Anmeldung',
  premium: 'Premium',
  login: 'Anmelden',
  more: '{count} weitere',

  match: 'Ihr passt zusammen',
  likedMe: 'Du gefällst {name}',
  iLiked: '{name} gefällt dir',
  iBlocked: 'Du hast {name} blockiert',
  write: '{name} schreiben',
  facts: 'Kurz gesagt',
  interests: 'Interessen',
  fictional: 'Dies ist ein {label}. Die gezeigte Person kannst du nicht treffen.',

  field: {
    gender: 'Geschlecht',
    sexuality: 'Sexualität',
    hair_color: 'Haarfarbe',
    eye_color: 'Augenfarbe',
    body_type: 'Körperbau',
    relationship_status: 'Beziehungsstatus',
    tattoos: 'Tattoos',
  },
  value: {
    gender: { female: 'Frau', male: 'Mann' },
    sexuality: { hetero: 'Heterosexuell', gay: 'Schwul', lesbian: 'Lesbisch', bi: 'Bisexuell' },
    hair_color: { blond: 'Blond', brown: 'Braun', black: 'Schwarz', red: 'Rot', grey: 'Grau', other: 'Andere Farbe' },
    eye_color: { blue: 'Blau', brown: 'Braun', green: 'Grün', grey: 'Grau', hazel: 'Haselnussbraun' },
    body_type: {
      slim: 'Schlank',
      athletic: 'Sportlich',
      average: 'Durchschnittlich',
      curvy: 'Kurvig',
      large: 'Kräftig',
    },
    relationship_status: {
      single: 'Single',
      divorced: 'Geschieden',
      widowed: 'Verwitwet',
      separated: 'Getrennt lebend',
    },
    tattoos: { none: 'Keine', one: 'Eines', several: 'Mehrere' },
  },

  notFoundTitle: 'Dieses Profil gibt es hier nicht',
  notFoundText: 'Es ist vielleicht verborgen oder gelöscht.',
  search: 'Mitglieder suchen',
  failedTitle: 'Das Profil konnte nicht geladen werden',
  offlineTitle: 'Du bist offline',
  offlineText: 'Das Profil öffnet sich, sobald du wieder verbunden bist.',
  loginTitle: 'Sieh, wer das ist',
} satisfies Messages<typeof source>;
