import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Dziękujemy! Nowe kredyty na Twoim koncie: {credits}',
    heading: 'Twoja płatność dotarła',
    lines: [
      'Nowe kredyty już na Ciebie czekają ({credits}), a całe Premium stoi przed Tobą otworem.',
      'Zamówienie {order}: {amount} z VAT, opłacone {date}.',
      'To płatność jednorazowa, nie abonament. Potwierdzenie w formacie PDF znajdziesz przy swoich płatnościach.',
    ],
    button: 'Zobacz moje płatności',
  },
  payment_duplicate: {
    subject: 'Podwójna płatność: druga wraca do Ciebie',
    heading: 'Zwracamy Ci {amount}',
    lines: [
      'Zamówienie {order} zostało opłacone dwa razy. Kredyty dodaliśmy raz, a drugą płatność, {amount}, zwracamy w całości.',
      'Nie musisz nic robić. Pieniądze wrócą w ciągu kilku dni, zależnie od Twojego banku.',
    ],
    button: 'Zobacz moje płatności',
  },
  direct_debit_notice: {
    subject: 'Dziękujemy! Nowe kredyty na Twoim koncie: {credits}',
    heading: 'Pobierzemy {amount} z Twojego rachunku',
    lines: [
      'Nowe kredyty już na Ciebie czekają ({credits}), a całe Premium stoi przed Tobą otworem.',
      'Kwotę {amount} za zamówienie {order} pobierzemy {date} lub później z rachunku kończącego się na {last4}. Zadbaj o wystarczające środki na rachunku.',
      'Numer upoważnienia: {reference}. Identyfikator wierzyciela: {creditor}.',
      'To płatność jednorazowa, nie abonament. Przez osiem tygodni możesz zażądać od banku jej zwrotu.',
    ],
    button: 'Zobacz moje płatności',
  },
  direct_debit_returned: {
    subject: 'Bank cofnął nasze polecenie zapłaty',
    heading: 'Polecenie zapłaty się nie powiodło',
    lines: [
      'Bank cofnął płatność {amount} za zamówienie {order}, pobraną z rachunku kończącego się na {last4}.',
      'Usunęliśmy niewykorzystane kredyty z tego zamówienia. Polecenie zapłaty jest dla Twojego konta zablokowane, wszystkie inne sposoby płatności działają.',
    ],
    button: 'Zobacz moje płatności',
  },
  payment_restored: {
    subject: 'Dobra wiadomość: zamówienie {order} znów jest aktywne',
    heading: 'Twoja płatność {amount} znów się liczy',
    lines: [
      'Bank cofnął wcześniej płatność za zamówienie {order}. Teraz pieniądze znów są u nas, więc wszystko jest w porządku.',
      'Kredyty, które usunęliśmy, wróciły na Twoje saldo, a całe Premium stoi przed Tobą otworem.',
    ],
    button: 'Zobacz moje płatności',
  },
  payment_refunded: {
    subject: 'Twoje pieniądze są w drodze powrotnej',
    heading: 'Zwracamy Ci {amount}',
    lines: [
      'Zwracamy {amount} za zamówienie {order} tą samą metodą płatności.',
      'Pieniądze dotrą w ciągu kilku dni, zależnie od Twojego banku.',
    ],
    button: 'Zobacz moje płatności',
  },
  refund_failed: {
    subject: 'Zwrot pieniędzy wrócił do nas',
    heading: 'Nadal należy Ci się {amount}',
    lines: [
      'Próbowaliśmy zwrócić {amount} za zamówienie {order} tą samą metodą płatności, ale Twój bank lub operator płatności nie przyjął tych pieniędzy. Są u nas i nadal należą do Ciebie.',
      'Napisz do obsługi klienta, na jakie konto bankowe możemy je przesłać.',
    ],
    button: 'Zobacz moje płatności',
  },
  withdrawal_done: {
    subject: 'Mamy Twoje oświadczenie o odstąpieniu od umowy',
    heading: 'Odstąpienie od umowy przyjęte',
    lines: [
      'Twoje oświadczenie o odstąpieniu od umowy (zamówienie {order}) wpłynęło {moment} i od tej chwili jest skuteczne.',
      'Kredyty z zamówienia: {credits}, w tym niewykorzystane: {unused}. Niewykorzystane znikają z salda, a my zwracamy {amount} z {paid} tą samą metodą płatności. Pieniądze dotrą w ciągu kilku dni, zależnie od Twojego banku.',
      'Premium się kończy, chyba że utrzymuje je inne Twoje zamówienie. Zachowaj tę wiadomość jako dowód. Numer oświadczenia: {number}',
    ],
    button: 'Zobacz moje płatności',
  },
  withdrawal_all_used: {
    subject: 'Mamy Twoje oświadczenie o odstąpieniu od umowy',
    heading: 'Nie ma już czego zwracać',
    lines: [
      'Twoje oświadczenie o odstąpieniu od umowy (zamówienie {order}) wpłynęło {moment}.',
      'Wszystkie kredyty z tego zamówienia są już wykorzystane lub zwrócone. Zwrot obejmuje tylko niewykorzystane, więc nic się nie zmienia i nadal masz Premium.',
      'Numer oświadczenia: {number}',
    ],
    button: 'Zobacz moje płatności',
  },
  withdrawal_too_late: {
    subject: 'Mamy Twoje oświadczenie o odstąpieniu od umowy',
    heading: 'Termin dla tego zamówienia minął',
    lines: [
      'Twoje oświadczenie o odstąpieniu od umowy (zamówienie {order}) wpłynęło {moment}. Termin na odstąpienie minął wcześniej.',
      'Kredyty i Premium zostają bez zmian. Jeśli Twoim zdaniem się mylimy, napisz do obsługi klienta.',
      'Numer oświadczenia: {number}',
    ],
    button: 'Zobacz moje płatności',
  },
  withdrawal_ended: {
    subject: 'Mamy Twoje oświadczenie o odstąpieniu od umowy',
    heading: 'To zamówienie jest już zamknięte',
    lines: [
      'Twoje oświadczenie o odstąpieniu od umowy (zamówienie {order}) wpłynęło {moment}. Pieniądze zwróciliśmy już wcześniej.',
      'Nie musisz nic robić. W swoich płatnościach zobaczysz, co się wydarzyło.',
      'Numer oświadczenia: {number}',
    ],
    button: 'Zobacz moje płatności',
  },
};
