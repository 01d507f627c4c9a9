import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Bedankt: {credits} credits voor jou',
    heading: 'Je betaling is binnen',
    lines: [
      'Je hebt {credits} nieuwe credits en alles van Premium.',
      'Bestelling {order}: {amount} inclusief btw, betaald op {date}.',
      'Het was een eenmalige betaling, geen abonnement. Je betaalbewijs staat als pdf bij je betalingen.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_duplicate: {
    subject: 'Je hebt dubbel betaald en krijgt de tweede betaling terug',
    heading: 'We storten {amount} terug',
    lines: [
      'Je bestelling {order} is twee keer betaald. De credits zijn één keer bijgeschreven, de tweede betaling van {amount} krijg je volledig terug.',
      'Je hoeft niets te doen. Afhankelijk van je bank staat het geld binnen een paar dagen weer op je rekening.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  direct_debit_notice: {
    subject: 'Bedankt: {credits} credits voor jou',
    heading: 'We schrijven {amount} van je rekening af',
    lines: [
      'Je hebt {credits} nieuwe credits en alles van Premium.',
      'Op of kort na {date} schrijven we {amount} voor je bestelling {order} af van de rekening die eindigt op {last4}. Zorg dat er genoeg geld op staat.',
      'Machtigingskenmerk: {reference}. Incassant-ID: {creditor}.',
      'Het is een eenmalige betaling, geen abonnement. Je kunt het bedrag binnen acht weken door je bank laten terugboeken.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  direct_debit_returned: {
    subject: 'Je bank heeft onze incasso teruggeboekt',
    heading: 'De incasso is niet gelukt',
    lines: [
      'Je bank heeft de {amount} voor je bestelling {order} van de rekening die eindigt op {last4} teruggeboekt.',
      'De credits daarvan hebben we van je saldo gehaald, voor zover je ze nog had. Automatische incasso is voor je account geblokkeerd; alle andere betaalmethoden werken gewoon.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_restored: {
    subject: 'Goed nieuws: je bestelling {order} is weer in orde',
    heading: 'Je betaling van {amount} is weer in orde',
    lines: [
      'Je bank had de betaling van je bestelling {order} teruggeboekt. Het geld is nu weer bij ons, dus alles is geregeld.',
      'De credits die we van je saldo hadden gehaald, staan weer op je saldo, en je hebt alles van Premium.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_refunded: {
    subject: 'Je krijgt geld terug',
    heading: 'We storten {amount} terug',
    lines: [
      'Van je bestelling {order} storten we {amount} terug, via dezelfde betaalmethode.',
      'Afhankelijk van je bank staat het geld binnen een paar dagen op je rekening.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  refund_failed: {
    subject: 'Je terugbetaling is weer bij ons',
    heading: 'Je krijgt nog {amount} van ons',
    lines: [
      'We wilden {amount} voor je bestelling {order} terugstorten via dezelfde betaalmethode, maar je bank of betaaldienst heeft het niet aangenomen. Het geld is bij ons en blijft van jou.',
      'Schrijf onze klantenservice naar welke bankrekening we het mogen overmaken.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_done: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Je hebt je bestelling herroepen',
    lines: [
      'Je hebt bestelling {order} op {moment} herroepen. De herroeping geldt vanaf dat moment.',
      'Van de {credits} credits waren er {unused} ongebruikt. Die gaan van je saldo af, en we storten {amount} van {paid} terug, via dezelfde betaalmethode. Afhankelijk van je bank staat het geld binnen een paar dagen op je rekening.',
      'Premium is beëindigd, tenzij een andere bestelling het voortzet. Bewaar deze mail als bewijs. Nummer van je herroeping: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_all_used: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Er valt niets meer terug te betalen',
    lines: [
      'Je hebt bestelling {order} op {moment} herroepen.',
      'Alle credits van deze bestelling zijn al gebruikt of terugbetaald. Alleen ongebruikte credits worden terugbetaald, dus er verandert niets en je houdt Premium.',
      'Nummer van je herroeping: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_too_late: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'De termijn voor deze bestelling is voorbij',
    lines: [
      'Je hebt bestelling {order} op {moment} herroepen. De bedenktijd was toen al voorbij.',
      'Je credits en Premium blijven zoals ze zijn. Denk je dat we ons vergissen? Schrijf dan naar onze klantenservice.',
      'Nummer van je herroeping: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_ended: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Deze bestelling is al beëindigd',
    lines: [
      'Je hebt bestelling {order} op {moment} herroepen. Het geld was toen al terugbetaald.',
      'Je hoeft niets te doen. Bij je betalingen zie je wat er is gebeurd.',
      'Nummer van je herroeping: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
};
