import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Potwierdzenie płatności',
    refund: 'Zwrot',
    withdrawal: 'Zwrot po odstąpieniu od umowy',
    refund_failed: 'Korekta zwrotu',
  },
  subject: '{title} {number}, {site}',
  register: 'Izba Handlowa (KvK) {number}',
  vatNumber: 'Numer VAT {number}',
  number: 'Numer',
  issued: 'Data',
  order: 'Numer zamówienia',
  ordered: 'Data zamówienia',
  method: { payment: 'Sposób płatności', refund: 'Sposób zwrotu', refund_failed: 'Nieudany zwrot' },
  description: 'Opis',
  amount: 'Kwota',
  line: {
    payment: 'Pakiet kredytów ({credits}) z Premium',
    refund: 'Zwrot za pakiet kredytów ({credits})',
    refund_failed: 'Zwrot za pakiet kredytów ({credits}), odrzucony przez twój bank',
  },
  discount: 'Zniżka',
  net: 'Kwota netto',
  vat: 'VAT {rate} ({country})',
  total: { payment: 'Zapłacono', refund: 'Zwrócono', refund_failed: 'Nie zwrócono' },
  noVat: 'Ta kwota nie zawiera podatku od towarów i usług (VAT).',
  note: {
    payment: 'To płatność jednorazowa, nie abonament.',
    refund: 'Pieniądze wrócą tą samą metodą płatności. Może to potrwać kilka dni.',
    refund_failed: 'Nadal jesteśmy ci winni tę kwotę. Skontaktuj się z obsługą klienta.',
  },
  methods: { sdd: 'Polecenie zapłaty', sct: 'Przelew', creditcard: 'Karta płatnicza' },
} satisfies Translation<typeof en>;
