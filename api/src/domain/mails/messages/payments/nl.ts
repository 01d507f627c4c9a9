import type { payments as source } from './en.ts';

export const payments: typeof source = {
  payment_completed: {
    subject: 'Bedankt: {credits} credits voor jou',
    heading: 'Je betaling is binnen',
    lines: [
      'Je hebt {credits} nieuwe credits, en alles van Premium staat voor je open.',
      'Bestelling {order}: {amount} inclusief btw, betaald op {date}.',
      'Het was één betaling, geen abonnement. Je betaalbewijs staat als pdf bij je betalingen.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_duplicate: {
    subject: 'Je hebt dubbel betaald. De tweede betaling komt terug',
    heading: 'We sturen {amount} terug',
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
      'Je hebt {credits} nieuwe credits, en alles van Premium staat voor je open.',
      'Op of kort na {date} schrijven we {amount} voor je bestelling {order} af van de rekening die eindigt op {last4}. Zorg dat er genoeg geld op staat.',
      'Machtigingskenmerk: {reference}. Incassant-ID: {creditor}.',
      'Het is één betaling, geen abonnement. Je kunt hem binnen acht weken door je bank laten terugboeken.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  direct_debit_returned: {
    subject: 'Je bank heeft onze incasso teruggeboekt',
    heading: 'De incasso is niet gelukt',
    lines: [
      'Je bank heeft de {amount} voor je bestelling {order} van de rekening die eindigt op {last4} teruggeboekt.',
      'De credits ervan hebben we teruggenomen, voor zover ze er nog waren. Automatische incasso is voor je account geblokkeerd; alle andere betaalmethoden werken gewoon.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_restored: {
    subject: 'Goed nieuws: je bestelling {order} telt weer mee',
    heading: 'Je betaling van {amount} telt weer mee',
    lines: [
      'Je bank had de betaling van je bestelling {order} teruggeboekt. Het geld staat nu weer bij ons, dus alles is geregeld.',
      'De credits die we hadden teruggenomen, staan weer op je saldo, en alles van Premium staat voor je open.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  payment_refunded: {
    subject: 'Je geld komt terug',
    heading: 'We sturen {amount} terug',
    lines: [
      'Van je bestelling {order} sturen we {amount} terug, via dezelfde weg als je betaling.',
      'Afhankelijk van je bank staat het geld er binnen een paar dagen.',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_done: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Je hebt je bestelling herroepen',
    lines: [
      'Je hebt bestelling {order} herroepen op {moment}. De herroeping geldt vanaf dat moment.',
      'Van de {credits} credits waren er {unused} ongebruikt. Die gaan van je saldo af, en we betalen {amount} van {paid} terug, via dezelfde weg als je betaling. Afhankelijk van je bank staat het geld er binnen een paar dagen.',
      'Premium is beëindigd, tenzij een andere bestelling het voortzet. Bewaar deze mail als bewijs. Nummer van je verklaring: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_all_used: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Er is niets meer om terug te betalen',
    lines: [
      'Je hebt bestelling {order} herroepen op {moment}.',
      'Alle credits van deze bestelling zijn al gebruikt of terugbetaald. Alleen ongebruikte credits worden terugbetaald, dus er verandert niets en je houdt Premium.',
      'Nummer van je verklaring: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_too_late: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'De termijn voor deze bestelling is voorbij',
    lines: [
      'Je hebt bestelling {order} herroepen op {moment}. De bedenktijd was toen al voorbij.',
      'Je credits en Premium blijven zoals ze zijn. Denk je dat we ons vergissen? Schrijf dan onze klantenservice.',
      'Nummer van je verklaring: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
  withdrawal_ended: {
    subject: 'We hebben je herroeping ontvangen',
    heading: 'Deze bestelling is al beëindigd',
    lines: [
      'Je hebt bestelling {order} herroepen op {moment}. Het geld ervan was toen al teruggegaan.',
      'Je hoeft niets te doen. Bij je betalingen zie je wat er is gebeurd.',
      'Nummer van je verklaring: {number}',
    ],
    button: 'Mijn betalingen bekijken',
  },
};
