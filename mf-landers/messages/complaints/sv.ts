import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Anmälan och klagomål',
  intro:
    'Är något här olagligt, bryter det mot våra regler eller har något gått fel för dig? Skriv till oss. En människa läser, fattar beslut och motiverar det.',
  emergency: 'Är du i fara just nu? Ring nödnumret där du är.',
  onProfile: 'Snabbast anmäler du en medlem med ”Anmäl” på profilen eller i chatten.',

  category: 'Vad gäller det?',
  choose: 'Välj',
  categoryMissing: 'Välj vad det gäller.',
  categories: {
    fake_profile: 'Falsk profil eller någon annans bilder',
    scam_spam: 'Bedrägeri, spam eller någon som ber om pengar',
    harassment: 'Kränkningar eller trakasserier',
    threat: 'Hot eller våld',
    underage: 'Någon som kan vara under 18',
    illegal_content: 'Olagligt innehåll',
    photo: 'En anstötlig eller otillåten bild',
    payment: 'En betalning eller återbetalning',
    other: 'Något annat',
  },

  where: 'Var finns det?',
  whereOptional: 'Var finns det? (valfritt)',
  whereHint: 'Sidans adress, från webbläsarens adressfält. Annars räcker medlemmens namn och vilken dag det var.',
  whereMissing: 'Berätta var vi hittar det.',
  chatsLeave: 'Dina chattar med medlemmen försvinner från din lista.',

  text: 'Vad har hänt, och varför är det fel?',
  textHint:
    'Minst 10 tecken. Ju mer exakt du är, desto snabbare kan vi fatta beslut. Gäller det en betalning, ange ordernumret.',
  textMissing: 'Beskriv det med minst 10 tecken.',

  name: 'Ditt namn (valfritt)',
  email: 'Din mejladress',
  emailOptional: 'Din mejladress (valfritt)',
  emailHint: 'För bekräftelsen och vårt beslut. De du anmäler ser den aldrig.',
  emailMissing: 'Ange din mejladress så att vi kan svara.',
  asMember: 'Bekräftelsen och vårt beslut skickas till mejladressen för ditt konto.',

  goodFaith: 'Jag anser i god tro att det jag skriver är riktigt och fullständigt.',
  goodFaithMissing: 'Vi kan bara ta emot det som är skrivet i god tro.',
  offline: 'Du är offline. Texten finns kvar här. Skicka den när du är online igen.',
  submit: 'Skicka',

  doneTitle: 'Tack, vi har tagit emot det',
  number: 'Ditt ärendenummer',
  mailTo: 'Bekräftelsen är på väg till {email}. Länken i den visar hur det går för ärendet.',
  mailMember: 'Vi har också mejlat dig bekräftelsen. Länken i den visar hur det går för ärendet.',
  noMail: 'Du angav ingen mejladress. Spara länken till ditt ärende: det är enda vägen till vårt beslut.',
  next: 'Det här händer nu',
  nextLook: 'Vårt team tittar på det, oftast inom ett dygn.',
  nextDecide: 'Sedan fattar vi beslut och motiverar det.',
  nextAppeal: 'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
  open: 'Öppna mitt ärende',
  again: 'Anmäl något annat',

  caseTitle: 'Ärende',
  caseLoading: 'Laddar ärendet',
  caseFailed: 'Ärendet kunde inte laddas.',
  caseUnknown: 'Länken går inte till något ärende',
  caseUnknownText: 'Kontrollera att den är komplett. Den gäller inte längre när kontot den hör till har raderats.',
  retry: 'Försök igen',
  about: 'Gäller',
  received: 'Mottaget',
  state: 'Status',
  states: {
    open: 'Mottaget. Härnäst tittar en människa på det.',
    in_review: 'En människa tittar på det.',
    actioned: 'Beslutat. Vi har vidtagit åtgärder.',
    dismissed: 'Beslutat. Vi har inte hittat något som bryter mot våra regler eller mot lagen.',
  },
  reasons: 'Vår motivering',
  form: 'Till formuläret',

  appealTitle: 'Begär en ny bedömning',
  appealIntro: 'Håller du inte med? Fram till {date} kan du begära en ny bedömning, en gång och utan kostnad.',
  appealText: 'Vad blev fel i vår bedömning?',
  appealHint: 'Minst 10 tecken.',
  appealSubmit: 'Begär en ny bedömning',
  appealed: 'Du har begärt en ny bedömning. Du får resultatet via mejl om vi har din adress.',
} satisfies Messages<typeof source>;
