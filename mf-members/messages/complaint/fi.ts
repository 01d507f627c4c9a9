import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Ilmianna profiili',
  title: 'Ilmianna {name}',
  close: 'Sulje',
  intro: '{name} ei saa tietää, kuka ilmiantoi. Oletko vaarassa nyt? Soita paikalliseen hätänumeroon.',

  category: 'Mistä on kyse?',
  choose: 'Valitse',
  categoryMissing: 'Valitse, mistä on kyse.',
  categories: {
    fake_profile: 'Valeprofiili tai toisen ihmisen kuvat',
    scam_spam: 'Huijaus, roskaposti tai rahan pyytäminen',
    harassment: 'Loukkaukset tai häirintä',
    threat: 'Uhkailu tai väkivalta',
    underage: 'Ehkä alle 18-vuotias',
    illegal_content: 'Laiton sisältö',
    photo: 'Sopimaton tai kielletty kuva',
    other: 'Jokin muu',
  },

  evidence: 'Missä se näkyy?',
  wholeProfile: 'Koko profiili',
  photo: 'Kuva {number}: {name}',
  message: 'Ilmiantamasi viesti ja juuri sitä edeltävät lähetetään tiimillemme ilmiannon mukana.',

  text: 'Mitä tapahtui?',
  textHint: 'Vähintään 10 merkkiä. Mitä tarkemmin, sitä nopeammin voimme päättää.',
  textMissing: 'Kuvaile asiaa vähintään 10 merkillä.',
  email: 'Sähköpostiosoitteesi (vapaaehtoinen)',
  emailHint: 'Vahvistusta ja päätöstämme varten. {name} ei näe sitä koskaan.',

  goodFaith: 'Vakuutan vilpittömässä mielessä, että kirjoittamani pitää paikkansa eikä siitä puutu mitään.',
  goodFaithMissing: 'Voimme ottaa vastaan vain vilpittömässä mielessä tehdyn ilmiannon.',
  block: 'Estä myös {name}',
  blockDetail: 'Ette enää näe toisianne, ja keskustelunne poistetaan.',
  submit: 'Lähetä ilmianto',

  doneTitle: 'Kiitos, olemme vastaanottaneet ilmiantosi',
  receipt: 'Viitteesi',
  receiptMail: 'Lähetimme vahvistuksen myös sähköpostilla. Sen linkistä näet, miten asia etenee.',
  next: 'Mitä nyt tapahtuu?',
  nextLook: 'Tiimimme käy ilmiantosi läpi, yleensä vuorokauden kuluessa.',
  nextDecide: 'Se tekee päätöksen ja perustelee sen. Saat sähköpostin, ja samoin jäsen, jonka ilmiannoit.',
  nextAppeal: 'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
  nextVisitor: 'Se tekee päätöksen ja perustelee sen. Säilytä viite, niin voit kysyä asiasta.',
  blocked: '{name} on estetty: ette enää näe toisianne täällä.',
  done: 'Valmis',
} satisfies Messages<typeof source>;
