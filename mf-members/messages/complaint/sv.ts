import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Anmäl profilen',
  title: 'Anmäl {name}',
  close: 'Stäng',
  intro: '{name} får inte veta vem som har anmält. Är du i fara just nu? Ring nödnumret där du är.',

  category: 'Vad gäller det?',
  choose: 'Välj',
  categoryMissing: 'Välj vad det gäller.',
  categories: {
    fake_profile: 'Falsk profil eller någon annans bilder',
    scam_spam: 'Bedrägeri, spam eller någon som ber om pengar',
    harassment: 'Kränkningar eller trakasserier',
    threat: 'Hot eller våld',
    underage: 'Kan vara under 18',
    illegal_content: 'Olagligt innehåll',
    photo: 'En anstötlig eller otillåten bild',
    other: 'Något annat',
  },

  evidence: 'Var syns det?',
  wholeProfile: 'Hela profilen',
  photo: 'Bild {number} på {name}',
  message: 'Meddelandet du anmäler, och de närmast före, skickas till vårt team med anmälan.',

  text: 'Vad har hänt?',
  textHint: 'Minst 10 tecken. Ju mer exakt du är, desto snabbare kan vi fatta beslut.',
  textMissing: 'Beskriv det med minst 10 tecken.',
  email: 'Din mejladress (valfritt)',
  emailHint: 'För bekräftelsen och vårt beslut. {name} ser den aldrig.',

  goodFaith: 'Jag anser i god tro att det jag skriver är riktigt och fullständigt.',
  goodFaithMissing: 'Vi kan bara ta emot en anmälan som görs i god tro.',
  block: 'Blockera {name} också',
  blockDetail: 'Ni möts inte längre, och era chattar tas bort.',
  submit: 'Skicka anmälan',

  doneTitle: 'Tack, vi har tagit emot din anmälan',
  receipt: 'Ditt ärendenummer',
  receiptMail: 'Vi har också mejlat dig bekräftelsen. Länken i den visar hur det går för ärendet.',
  next: 'Det här händer nu',
  nextLook: 'Vårt team tittar på din anmälan, oftast inom ett dygn.',
  nextDecide: 'Sedan fattar vi beslut och motiverar det. Både du och medlemmen du anmälde får ett mejl.',
  nextAppeal: 'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
  nextVisitor: 'Sedan fattar vi beslut och motiverar det. Spara ärendenumret så att du kan fråga hur det går.',
  blocked: '{name} är blockerad: ni möts inte här längre.',
  done: 'Klart',
} satisfies Messages<typeof source>;
