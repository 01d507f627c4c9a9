import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Ilmianna tai tee valitus',
  intro:
    'Onko täällä jotain laitonta tai sääntöjemme vastaista, tai menikö jokin kohdallasi pieleen? Kirjoita meille. Ihminen lukee sen, tekee päätöksen ja perustelee sen.',
  emergency: 'Oletko vaarassa nyt? Soita paikalliseen hätänumeroon.',
  onProfile: 'Jäsenen ilmiannat nopeimmin profiilin tai keskustelun kohdasta ”Ilmianna”.',

  category: 'Mistä on kyse?',
  choose: 'Valitse',
  categoryMissing: 'Valitse, mistä on kyse.',
  categories: {
    fake_profile: 'Valeprofiili tai toisen ihmisen kuvat',
    scam_spam: 'Huijaus, roskaposti tai rahan pyytäminen',
    harassment: 'Loukkaukset tai häirintä',
    threat: 'Uhkailu tai väkivalta',
    underage: 'Joku, joka saattaa olla alle 18-vuotias',
    illegal_content: 'Laiton sisältö',
    photo: 'Sopimaton tai kielletty kuva',
    payment: 'Maksu tai palautus',
    other: 'Jokin muu',
  },

  where: 'Missä se on?',
  whereOptional: 'Missä se on? (vapaaehtoinen)',
  whereHint: 'Sivun osoite selaimestasi. Jos sitä ei ole: jäsenen nimi ja päivä.',
  whereMissing: 'Kerro, mistä löydämme sen.',
  chatsLeave: 'Keskustelusi tämän jäsenen kanssa poistetaan luettelostasi.',

  text: 'Mitä tapahtui, ja miksi se on väärin?',
  textHint:
    'Vähintään 10 merkkiä. Mitä tarkemmin kerrot, sitä nopeammin saat päätöksen. Jos kyse on maksusta, kirjoita tilausnumero.',
  textMissing: 'Kuvaile asiaa vähintään 10 merkillä.',

  name: 'Nimesi (vapaaehtoinen)',
  email: 'Sähköpostiosoitteesi',
  emailOptional: 'Sähköpostiosoitteesi (vapaaehtoinen)',
  emailHint: 'Vahvistusta ja päätöstämme varten. Ilmiannettu ei näe sitä koskaan.',
  emailMissing: 'Kirjoita sähköpostiosoitteesi, jotta voimme vastata.',
  asMember: 'Vahvistus ja päätöksemme tulevat tilisi sähköpostiosoitteeseen.',

  goodFaith: 'Vakuutan vilpittömässä mielessä, että kirjoittamani pitää paikkansa eikä siitä puutu mitään.',
  goodFaithMissing: 'Voimme ottaa sen vastaan vain, jos kirjoitat vilpittömässä mielessä.',
  offline: 'Verkkoyhteys puuttuu. Tekstisi säilyy tässä. Lähetä se, kun yhteys palaa.',
  submit: 'Lähetä',

  doneTitle: 'Kiitos, olemme saaneet sen',
  number: 'Asian numero',
  mailTo: 'Vahvistus on matkalla osoitteeseen {email}. Sen linkistä näet, miten asia etenee.',
  mailMember: 'Lähetimme vahvistuksen myös sähköpostilla. Sen linkistä näet, miten asia etenee.',
  noMail: 'Et antanut sähköpostiosoitetta. Säilytä linkki asiaasi: vain siitä näet päätöksemme.',
  next: 'Mitä nyt tapahtuu?',
  nextLook: 'Tiimimme käy sen läpi, yleensä vuorokauden kuluessa.',
  nextDecide: 'Se tekee päätöksen ja perustelee sen.',
  nextAppeal: 'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
  open: 'Avaa asiani',
  again: 'Ilmianna jotain muuta',

  caseTitle: 'Asia',
  caseLoading: 'Ladataan asiaa',
  caseFailed: 'Asiaa ei voitu ladata.',
  caseUnknown: 'Tämä linkki ei avaa mitään asiaa',
  caseUnknownText:
    'Tarkista, että linkki on kokonainen. Se ei ole enää voimassa, kun tili, johon se kuuluu, on poistettu.',
  retry: 'Yritä uudelleen',
  about: 'Aihe',
  received: 'Vastaanotettu',
  state: 'Tila',
  states: {
    open: 'Vastaanotettu. Ihminen käy sen läpi pian.',
    in_review: 'Ihminen käy sitä läpi.',
    actioned: 'Päätetty. Olemme puuttuneet asiaan.',
    dismissed: 'Päätetty. Emme löytäneet mitään sääntöjemme tai lain vastaista.',
  },
  reasons: 'Perustelumme',
  form: 'Lomakkeeseen',

  appealTitle: 'Pyydä uusi arvio',
  appealIntro: 'Oletko eri mieltä? Voit pyytää uuden arvion {date} asti, kerran ja maksutta.',
  appealText: 'Missä olimme väärässä?',
  appealHint: 'Vähintään 10 merkkiä.',
  appealSubmit: 'Pyydä uusi arvio',
  appealed: 'Olet pyytänyt uuden arvion. Saat tuloksen sähköpostilla, jos meillä on osoitteesi.',
} satisfies Messages<typeof source>;
