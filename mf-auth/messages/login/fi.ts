import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Tervetuloa takaisin',
  email: 'Sähköposti',
  password: 'Salasana',
  showPassword: 'Näytä salasana',
  hidePassword: 'Piilota salasana',
  submit: 'Kirjaudu sisään',
  emailMissing: 'Kirjoita sähköpostiosoitteesi.',
  emailTooLong: 'Sähköpostiosoite on liian pitkä.',
  passwordMissing: 'Kirjoita salasanasi.',
  passwordTooLong: 'Salasana on liian pitkä.',
  offline: 'Verkkoyhteys puuttuu. Voit kirjautua sisään heti, kun yhteys palaa.',
  forgot: 'Unohtuiko salasana?',
  signup: 'Luo tili',
  passwordChanged: 'Salasanasi on vaihdettu. Kirjaudu sisään uudella.',
  sendLink: 'Lähetä linkki uudelleen',
  linkSent: 'Lähetimme linkin osoitteeseen {email}.',
  demo: {
    tag: 'Demo',
    title: 'Kokeile demotiliä',
    note: 'Kaikki täällä ovat keksittyjä. Yksi painallus täyttää lomakkeen.',
    free: 'Ilmaisjäsen',
    premium: 'Premium-jäsen',
    fresh: 'Aivan uusi jäsen',
    unconfirmed: 'Sähköposti vahvistamatta',
    blocked: 'Jonkun estämä',
  },
} satisfies Messages<typeof source>;
