import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Tak! {credits} credits til dig',
    heading: 'Din betaling er nået frem',
    lines: [
      'Du har fået {credits} nye credits, og alt i Premium er låst op for dig.',
      'Bestilling {order}: {amount} inklusive moms, betalt {date}.',
      'Det er en engangsbetaling, ikke et abonnement. Kvitteringen finder du som PDF under dine betalinger.',
    ],
    button: 'Se mine betalinger',
  },
  payment_duplicate: {
    subject: 'Du betalte to gange. Den anden betaling er på vej tilbage',
    heading: 'Vi sender {amount} tilbage',
    lines: [
      'Din bestilling {order} blev betalt to gange. Dine credits blev tilføjet én gang, og vi betaler hele den anden betaling på {amount} tilbage.',
      'Du behøver ikke at gøre noget. Pengene er tilbage i løbet af nogle dage, afhængigt af din bank.',
    ],
    button: 'Se mine betalinger',
  },
  direct_debit_notice: {
    subject: 'Tak! {credits} credits til dig',
    heading: 'Vi trækker {amount} fra din konto',
    lines: [
      'Du har fået {credits} nye credits, og alt i Premium er låst op for dig.',
      'Tidligst den {date} trækker vi {amount} for din bestilling {order} fra kontoen, der ender på {last4}. Sørg for, at der er dækning på kontoen.',
      'Reference til betalingsaftale: {reference}. Kreditor-id: {creditor}.',
      'Det er en engangsbetaling, ikke et abonnement. Du kan kræve pengene tilbage fra din bank inden for otte uger.',
    ],
    button: 'Se mine betalinger',
  },
  direct_debit_returned: {
    subject: 'Din bank har returneret vores opkrævning',
    heading: 'Opkrævningen gik ikke igennem',
    lines: [
      'Din bank har returneret opkrævningen på {amount} for din bestilling {order} fra kontoen, der ender på {last4}.',
      'Vi har fjernet de ubrugte credits fra bestillingen. Direkte debitering er spærret for din konto, men alle andre betalingsmåder virker.',
    ],
    button: 'Se mine betalinger',
  },
  payment_restored: {
    subject: 'Gode nyheder: Din bestilling {order} gælder igen',
    heading: 'Din betaling på {amount} gælder igen',
    lines: [
      'Din bank havde trukket betalingen for din bestilling {order} tilbage. Nu har vi fået pengene igen, så alt er på plads.',
      'De credits, vi havde fjernet, er tilbage på din saldo, og alt i Premium er låst op for dig.',
    ],
    button: 'Se mine betalinger',
  },
  payment_refunded: {
    subject: 'Dine penge er på vej tilbage',
    heading: 'Vi sender {amount} tilbage',
    lines: [
      'Vi sender {amount} for din bestilling {order} tilbage på samme måde, som du betalte.',
      'Pengene når frem i løbet af nogle dage, afhængigt af din bank.',
    ],
    button: 'Se mine betalinger',
  },
  refund_failed: {
    subject: 'Din tilbagebetaling er kommet retur til os',
    heading: 'Du har stadig {amount} til gode',
    lines: [
      'Vi forsøgte at sende {amount} for din bestilling {order} tilbage på samme måde, som du betalte, men din bank eller betalingstjeneste tog ikke imod pengene. De er hos os og er stadig dine.',
      'Skriv til vores kundeservice, hvilken bankkonto vi må sende dem til.',
    ],
    button: 'Se mine betalinger',
  },
  withdrawal_done: {
    subject: 'Vi har modtaget din fortrydelse',
    heading: 'Du har fortrudt bestillingen',
    lines: [
      'Du sendte din fortrydelse af bestilling {order} den {moment}. Den gælder fra det tidspunkt.',
      'Af de {credits} credits var {unused} ubrugte. De trækkes fra din saldo, og vi betaler {amount} af {paid} tilbage på samme måde, som du betalte. Pengene når frem i løbet af nogle dage, afhængigt af din bank.',
      'Premium er slut, medmindre du har det gennem en anden bestilling. Gem denne e-mail som dokumentation. Nummeret på din fortrydelse: {number}',
    ],
    button: 'Se mine betalinger',
  },
  withdrawal_all_used: {
    subject: 'Vi har modtaget din fortrydelse',
    heading: 'Der er ikke mere at betale tilbage',
    lines: [
      'Du sendte din fortrydelse af bestilling {order} den {moment}.',
      'Alle credits i bestillingen er allerede brugt eller betalt tilbage. Når du fortryder, får du penge tilbage for de ubrugte, så intet ændrer sig, og du beholder Premium.',
      'Nummeret på din fortrydelse: {number}',
    ],
    button: 'Se mine betalinger',
  },
  withdrawal_too_late: {
    subject: 'Vi har modtaget din fortrydelse',
    heading: 'Fortrydelsesfristen for bestillingen er udløbet',
    lines: [
      'Du sendte din fortrydelse af bestilling {order} den {moment}. Da var fortrydelsesfristen allerede udløbet.',
      'Du beholder dine credits og Premium. Mener du, at vi tager fejl? Skriv til kundeservice.',
      'Nummeret på din fortrydelse: {number}',
    ],
    button: 'Se mine betalinger',
  },
  withdrawal_ended: {
    subject: 'Vi har modtaget din fortrydelse',
    heading: 'Bestillingen er allerede afsluttet',
    lines: [
      'Du sendte din fortrydelse af bestilling {order} den {moment}. Pengene var allerede betalt tilbage.',
      'Du behøver ikke at gøre noget. Under dine betalinger kan du se, hvad der er sket.',
      'Nummeret på din fortrydelse: {number}',
    ],
    button: 'Se mine betalinger',
  },
};
