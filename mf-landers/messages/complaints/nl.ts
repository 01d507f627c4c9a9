import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Melding of klacht',
  intro:
    'Is hier iets verboden of in strijd met onze regels, of is er voor jou iets misgegaan? Schrijf ons. Een mens leest het, beslist en legt uit waarom.',
  emergency: 'Nu in gevaar? Bel het alarmnummer.',
  onProfile: 'Een lid meld je het snelst met ‘Melden’ op het profiel of in het gesprek.',

  category: 'Waar gaat het om?',
  choose: 'Maak een keuze',
  categoryMissing: 'Kies waar het om gaat.',
  categories: {
    fake_profile: 'Nepprofiel of foto’s van een ander',
    scam_spam: 'Oplichting, spam of vragen om geld',
    harassment: 'Beledigen of lastigvallen',
    threat: 'Bedreiging of geweld',
    underage: 'Iemand die misschien jonger is dan 18',
    illegal_content: 'Verboden inhoud',
    photo: 'Een aanstootgevende of verboden foto',
    payment: 'Een betaling of terugbetaling',
    other: 'Iets anders',
  },

  where: 'Waar is het?',
  whereOptional: 'Waar is het? (niet verplicht)',
  whereHint: 'Het adres van de pagina uit je browser. Zonder adres: de naam van het lid en de dag.',
  whereMissing: 'Laat ons weten waar we het vinden.',
  chatsLeave: 'Je gesprekken met dit lid worden uit je lijst verwijderd.',

  text: 'Wat is er gebeurd en wat is er mis mee?',
  textHint:
    'Minstens 10 tekens. Hoe preciezer, hoe sneller we kunnen beslissen. Geef bij een betaling het bestelnummer.',
  textMissing: 'Beschrijf het in minstens 10 tekens.',

  name: 'Je naam (niet verplicht)',
  email: 'Je e-mailadres',
  emailOptional: 'Je e-mailadres (niet verplicht)',
  emailHint: 'Voor de ontvangstbevestiging en onze beslissing. Wie je meldt, ziet het nooit.',
  emailMissing: 'Vul je e-mailadres in, zodat we kunnen antwoorden.',
  asMember: 'De bevestiging en onze beslissing gaan naar het e-mailadres van je account.',

  goodFaith: 'Ik verklaar te goeder trouw dat wat ik schrijf klopt en volledig is.',
  goodFaithMissing: 'We kunnen alleen aannemen wat te goeder trouw is geschreven.',
  offline: 'Je bent offline. Je tekst blijft hier staan; verstuur hem zodra je weer online bent.',
  submit: 'Versturen',

  doneTitle: 'Dank je, we hebben je melding ontvangen',
  number: 'Je zaaknummer',
  mailTo: 'De bevestiging is onderweg naar {email}. De link daarin laat zien hoe het ervoor staat.',
  mailMember: 'We hebben je de bevestiging ook gemaild. De link daarin laat zien hoe het ervoor staat.',
  noMail: 'Je hebt geen e-mailadres opgegeven. Bewaar de link naar je zaak: alleen zo lees je onze beslissing.',
  next: 'Hoe het verdergaat',
  nextLook: 'Mensen van ons team bekijken het, meestal binnen een dag.',
  nextDecide: 'Ze beslissen en leggen uit waarom.',
  nextAppeal: 'Ben je het er niet mee eens? Dan kun je binnen zes maanden om een tweede beoordeling vragen.',
  open: 'Mijn zaak openen',
  again: 'Iets anders melden',

  caseTitle: 'Zaak',
  caseLoading: 'De zaak wordt geladen',
  caseFailed: 'De zaak kon niet worden geladen.',
  caseUnknown: 'Deze link opent geen zaak',
  caseUnknownText: 'Controleer of hij volledig is. Hij is niet meer geldig als het account erbij is verwijderd.',
  retry: 'Opnieuw proberen',
  about: 'Onderwerp',
  received: 'Ontvangen',
  state: 'Status',
  states: {
    open: 'Ontvangen. Iemand van ons team gaat ernaar kijken.',
    in_review: 'Iemand van ons team bekijkt het.',
    actioned: 'Beslist. We hebben maatregelen genomen.',
    dismissed: 'Beslist. We hebben niets gevonden dat in strijd is met onze regels of de wet.',
  },
  reasons: 'Onze redenen',
  form: 'Naar het formulier',

  appealTitle: 'Om een tweede beoordeling vragen',
  appealIntro: 'Ben je het er niet mee eens? Tot {date} kun je er één keer gratis om vragen.',
  appealText: 'Wat hebben wij verkeerd gezien?',
  appealHint: 'Minstens 10 tekens.',
  appealSubmit: 'Tweede beoordeling aanvragen',
  appealed: 'Je hebt om een tweede beoordeling gevraagd. Je krijgt de uitkomst per e-mail als we je adres kennen.',
} satisfies Messages<typeof source>;
