import type { Messages } from '@pairwise/i18n';

import type { signup as source } from './en.ts';

export const signup = {
  title: 'Luo tilisi',
  lead: 'Liittyminen on ilmaista. Ensin tilisi, sitten muutama lyhyt kysymys sinusta. Useimmat voit ohittaa.',
  loginQuestion: 'Oletko jo jäsen?',
  login: 'Kirjaudu sisään',
  bubble: 'Alkuun riitti yksi moi.',
  didYouMean: 'Tarkoititko {email}?',
  useIt: 'Kyllä, käytä sitä',
  name: 'Etunimi',
  nameHint: 'Muut näkevät tämän.',
  password: 'Salasana',
  passwordHint: 'Vähintään 8 merkkiä. Lyhyt lause on helppo muistaa.',
  dateOfBirth: 'Syntymäaika',
  dateOfBirthHint: 'Muut näkevät ikäsi, eivät koskaan syntymäaikaa. Sinun on oltava vähintään {age}-vuotias.',
  day: 'Päivä',
  month: 'Kuukausi',
  months:
    'tammikuu, helmikuu, maaliskuu, huhtikuu, toukokuu, kesäkuu, heinäkuu, elokuu, syyskuu, lokakuu, marraskuu, joulukuu',
  year: 'Vuosi',
  message: 'Ensimmäinen rivisi (vapaaehtoinen)',
  messageHint: 'Siitä tulee profiilisi alku.',
  messageTo: 'Ensimmäinen viestisi (vapaaehtoinen)',
  messageToHint: 'Se menee perille heti, kun olet vahvistanut sähköpostiosoitteesi.',
  terms: 'Olen lukenut {terms} ja {privacy} ja hyväksyn ne.',
  termsLink: 'käyttöehdot',
  privacyLink: 'tietosuojaselosteen',
  termsMissing: 'Hyväksy käyttöehdot ja tietosuojaseloste, niin voit jatkaa.',
  submit: 'Luo tili',
  reactivate: 'Avaa se uudelleen',
  service: 'Asiakaspalvelu',
  closedTitle: 'Emme ota juuri nyt uusia jäseniä',
  closedText: 'Jäsenet voivat kirjautua sisään tavalliseen tapaan.',
  mailedTitle: 'Tarkista sähköpostisi',
  mailedText:
    'Lähetimme sähköpostin osoitteeseen {email}. Jatka siinä olevasta linkistä. Jos osoitteella on jo tili, siitä kerrotaan sähköpostissa.',
  mailedSpam: 'Eikö mitään tullut muutamassa minuutissa? Katso roskapostikansio.',
  mailedAgain: 'Käytä toista osoitetta',
} satisfies Messages<typeof source>;
