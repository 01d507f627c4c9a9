import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Profiel melden',
  title: '{name} melden',
  close: 'Sluiten',
  intro: '{name} krijgt niet te horen van wie de melding komt. Nu in gevaar? Bel het alarmnummer.',

  category: 'Waar gaat het om?',
  choose: 'Maak een keuze',
  categoryMissing: 'Kies waar het om gaat.',
  categories: {
    fake_profile: 'Nepprofiel of foto’s van een ander',
    scam_spam: 'Oplichting, spam of vragen om geld',
    harassment: 'Beledigen of lastigvallen',
    threat: 'Bedreiging of geweld',
    underage: 'Misschien jonger dan 18',
    illegal_content: 'Verboden inhoud',
    photo: 'Een aanstootgevende of verboden foto',
    other: 'Iets anders',
  },

  evidence: 'Waaraan zie je het?',
  wholeProfile: 'Aan het hele profiel',
  photo: 'Foto {number} van {name}',
  message: 'Het bericht dat je meldt en de berichten vlak daarvoor gaan met de melding naar ons team.',

  text: 'Wat is er gebeurd?',
  textHint: 'Minstens 10 tekens. Hoe preciezer, hoe sneller we kunnen beslissen.',
  textMissing: 'Beschrijf het in minstens 10 tekens.',
  email: 'Je e-mailadres (niet verplicht)',
  emailHint: 'Voor de ontvangstbevestiging en onze beslissing. {name} ziet het nooit.',

  goodFaith: 'Ik verklaar te goeder trouw dat wat ik schrijf klopt en volledig is.',
  goodFaithMissing: 'We kunnen alleen meldingen aannemen die te goeder trouw zijn gedaan.',
  block: '{name} ook blokkeren',
  blockDetail: 'Jullie komen elkaar niet meer tegen en jullie gesprekken worden verwijderd.',
  submit: 'Melding sturen',

  doneTitle: 'Dank je, we hebben je melding ontvangen',
  receipt: 'Je zaaknummer',
  receiptMail: 'We hebben je de bevestiging ook gemaild. De link daarin laat zien hoe het ervoor staat.',
  next: 'Hoe het verdergaat',
  nextLook: 'Mensen van ons team bekijken je melding, meestal binnen een dag.',
  nextDecide: 'Ze beslissen en leggen uit waarom. Jij krijgt een mail, en de ander ook.',
  nextAppeal: 'Ben je het er niet mee eens? Dan kun je binnen zes maanden om een tweede beoordeling vragen.',
  nextVisitor: 'Ze beslissen en leggen uit waarom. Bewaar het zaaknummer om ernaar te vragen.',
  blocked: '{name} is geblokkeerd: jullie komen elkaar hier niet meer tegen.',
  done: 'Klaar',
} satisfies Messages<typeof source>;
