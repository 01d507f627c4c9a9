import type { Messages } from '@pairwise/i18n';

import type { profile as source } from './en.ts';

export const profile = {
  title: 'Profiel',
  loading: 'Het profiel wordt geladen …',
  back: 'Terug naar de resultaten',
  online: { now: 'nu online', today: 'vandaag online', week: 'deze week online' },
  distance: {
    '10': 'minder dan 10 km hiervandaan',
    '25': 'minder dan 25 km hiervandaan',
    '50': 'minder dan 50 km hiervandaan',
    '100': 'minder dan 100 km hiervandaan',
    more: 'meer dan 100 km hiervandaan',
  },

  photos: 'Foto’s van {name}',
  photo: 'Foto {number} van {name}',
  noPhoto: '{name} heeft nog geen foto',
  position: 'Foto {number} van in totaal {total}',
  showPhoto: 'Toon foto {number}',
  previousPhoto: 'Vorige foto',
  nextPhoto: 'Volgende foto',
  lockedPremium_one: 'Nog {count} foto met Premium',
  lockedPremium_other: 'Nog {count} foto’s met Premium',
  lockedLogin_one: 'Nog {count} foto als je inlogt',
  lockedLogin_other: 'Nog {count} foto’s als je inlogt',
  premium: 'Premium',
  login: 'Inloggen',
  more: 'Nog {count}',

  match: 'Het is een match',
  likedMe: '{name} vindt je leuk',
  iLiked: 'Je vindt {name} leuk',
  iBlocked: 'Je hebt {name} geblokkeerd',
  write: 'Schrijf {name}',
  facts: 'In het kort',
  interests: 'Interesses',
  fictional: 'Dit is een {label}. De getoonde persoon kun je niet ontmoeten.',

  field: {
    gender: 'Geslacht',
    sexuality: 'Seksualiteit',
    hair_color: 'Haarkleur',
    eye_color: 'Oogkleur',
    body_type: 'Lichaamsbouw',
    relationship_status: 'Relatiestatus',
    tattoos: 'Tatoeages',
  },
  value: {
    gender: { female: 'Vrouw', male: 'Man' },
    sexuality: { hetero: 'Heteroseksueel', gay: 'Homo', lesbian: 'Lesbisch', bi: 'Biseksueel' },
    hair_color: { blond: 'Blond', brown: 'Bruin', black: 'Zwart', red: 'Rood', grey: 'Grijs', other: 'Andere kleur' },
    eye_color: { blue: 'Blauw', brown: 'Bruin', green: 'Groen', grey: 'Grijs', hazel: 'Hazelnootbruin' },
    body_type: { slim: 'Slank', athletic: 'Sportief', average: 'Gemiddeld', curvy: 'Rondingen', large: 'Stevig' },
    relationship_status: {
      single: 'Single',
      divorced: 'Gescheiden',
      widowed: 'Weduwe of weduwnaar',
      separated: 'Uit elkaar',
    },
    tattoos: { none: 'Geen', one: 'Eén', several: 'Meerdere' },
  },

  notFoundTitle: 'Dit profiel is hier niet',
  notFoundText: 'Misschien is het verborgen of verwijderd.',
  search: 'Leden zoeken',
  failedTitle: 'Het profiel kon niet worden geladen',
  offlineTitle: 'Je bent offline',
  offlineText: 'Het profiel opent zodra je weer verbinding hebt.',
  loginTitle: 'Kijk wie dit is',
} satisfies Messages<typeof source>;
