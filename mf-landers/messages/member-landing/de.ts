import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Einen Moment …',
  photo: 'Foto von {name}',
  likes: '{name} mag',
  fictional: 'fiktives Profil',
  failedTitle: 'Die Seite konnte nicht geladen werden',
  offlineTitle: 'Du bist offline',
  offlineText: 'Die Seite öffnet sich, sobald du wieder online bist.',
  retry: 'Noch einmal versuchen',
  none: {
    title: 'Jemand Neues ist näher, als du denkst.',
    lead: 'Leg dein Profil an, sieh, wer in deiner Nähe lebt, und schreib die erste Zeile.',
    action: 'Kostenlos starten',
    ask: 'Auch neu hier?',
    answer: 'Seit heute.',
  },
  portrait: {
    title: 'Das ist {name}.',
    lead: 'Eine Zeile genügt für den Anfang. Mitmachen ist kostenlos, und deine erste Nachricht wartet, bis du so weit bist.',
    action: '{name} schreiben',
  },
  opener: {
    legend: 'Wähl deine erste Zeile',
    empty: 'Noch keine Nachrichten. Jemand muss anfangen.',
    action: 'An {name} senden',
    note: 'Vorher erstellst du dein Konto. Dabei kannst du die Zeile noch ändern.',
    usual: {
      title: 'Du und {name}: die erste Zeile.',
      lead: 'Such dir eine aus, oder schreib im nächsten Schritt deine eigene.',
      a: 'Hallo {name}. Ich bin an deinem Foto hängen geblieben.',
      b: 'Zwei Fragen: Kaffee oder Tee, und wann?',
      c: 'Mir fällt nichts Kluges ein. Aber ich würde dich gern kennenlernen.',
    },
    variants: {
      weekend: {
        title: '{name} und das Wochenende.',
        lead: 'Es ist nur eine Frage. Such dir deine aus.',
        a: 'Ein Spaziergang am Sonntag, und wir sehen, wo er endet?',
        b: 'Was machst du, wenn es am Samstag regnet?',
        c: 'Ich kenne ein Café mit gutem Kuchen. Kennst du ein besseres?',
      },
    },
  },
  half: {
    you: 'Du?',
    question: 'Was habt ihr gemeinsam, {name} und du?',
    none: 'Tippe an, was du auch magst.',
    common_one: '{count} Gemeinsamkeit',
    common_other: '{count} Gemeinsamkeiten',
    action: '{name} Hallo sagen',
    usual: {
      title: 'Hier fehlt die andere Hälfte.',
      lead: 'Das ist {name}. Sieh, wie viel vom Bild du ausfüllst.',
    },
    variants: {
      music: {
        title: 'Gleiches Lied, andere Hälfte.',
        lead: 'Irgendwo summt {name} mit. Sieh, ob du die Melodie kennst.',
      },
    },
  },
  signup: {
    title: 'Sag {name} Hallo.',
  },
} satisfies Messages<typeof source>;
