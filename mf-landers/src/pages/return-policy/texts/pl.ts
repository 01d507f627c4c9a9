import type { PageText } from '../../page-text.ts';

export default {
  title: 'Zasady zwrotów',
  lead: 'Masz {refund_days} dni, żeby zmienić zdanie w sprawie zamówienia. Oto, co i jak ci zwrócimy.',
  description: 'Zmieniasz zdanie w sprawie zamówienia na {site}? Oto, ile masz czasu oraz co i jak ci zwrócimy.',
  sections: [
    {
      id: 'right',
      title: 'Twoje prawo odstąpienia od umowy',
      body: [
        'Od umowy możesz odstąpić w ciągu {refund_days} dni od zamówienia, bez podania przyczyny. Termin zaczyna biec następnego dnia po zakupie i kończy się o północy ostatniego dnia, gdziekolwiek jesteś.',
      ],
    },
    {
      id: 'how',
      title: 'Jak odstąpić od umowy',
      body: [
        'Najszybciej przez nasz formularz, który działa także bez logowania: [odstąp od umowy](withdrawal). Potrzebujesz numeru zamówienia, który jest w e-mailu o płatności i na stronie [Płatności i kredyty](transactions). Kliknij „Potwierdź odstąpienie od umowy”: od tej chwili odstąpienie jest skuteczne, a my potwierdzimy je e-mailem z datą i godziną.',
        'Możesz też złożyć nam jednoznaczne oświadczenie: e-mailem na adres [{email}](mail), telefonicznie lub listem: {company}, {address}, {city}, {country}. Wystarczy wysłać je przed upływem terminu.',
      ],
    },
    {
      id: 'amount',
      title: 'Co ci zwrócimy',
      body: [
        {
          items: [
            'Żaden kredyt z zamówienia nie jest wykorzystany: pełna cena.',
            'Część jest wykorzystana: cena przypadająca na niewykorzystane, zaokrąglona na twoją korzyść.',
            'Wszystkie są wykorzystane: nic, bo usługa, której natychmiastowego rozpoczęcia żądasz przy zamówieniu, została wykonana w całości.',
          ],
        },
        'Przykład: z 30 kredytów za 29,99 wykorzystanych jest 10. Zwrócimy ci dwie trzecie ceny, czyli 20,00. Najpierw zużywają się najstarsze kredyty, także darmowe.',
      ],
    },
    {
      id: 'when',
      title: 'Kiedy i jak dotrą pieniądze',
      body: [
        'Wysyłamy je niezwłocznie, najpóźniej 14 dni po odstąpieniu od umowy, tą samą metodą płatności, bez żadnych opłat. Zanim pojawią się na rachunku, może minąć jeszcze kilka dni, zależnie od twojego banku. Polecenie zapłaty, które jest jeszcze w drodze, zwracamy, gdy tylko dotrą do nas pieniądze.',
      ],
    },
    {
      id: 'effect',
      title: 'Co dzieje się z kredytami i Premium',
      body: [
        'Niewykorzystane kredyty z zamówienia znikają z salda. Premium się kończy, jeśli nie utrzymuje go inne zamówienie. Poza trzema pierwszymi zdjęcia są wtedy ukryte i wracają z następnym zamówieniem. Nic nie jest usuwane.',
      ],
    },
    {
      id: 'wrong',
      title: 'Gdy coś poszło nie tak',
      body: [
        'Podwójna płatność przez pomyłkę? Zauważymy to i sami zwrócimy drugą kwotę. Kredytów nie ma, choć płatność jest zaksięgowana? Niektóre sposoby płatności potrzebują chwili. Jeśli brakuje ich po godzinie, [napisz do nas](service).',
        'Zanim zażądasz w banku obciążenia zwrotnego, porozmawiaj z nami: obciążenie zwrotne odbiera kredyty i może zablokować ci polecenie zapłaty.',
        'Niezależnie od prawa odstąpienia zachowujesz uprawnienia, które prawo daje ci w razie niezgodności usługi cyfrowej z umową.',
      ],
    },
    {
      id: 'form',
      title: 'Wzór formularza odstąpienia od umowy',
      body: [
        'Możesz skorzystać z tego tekstu, ale nie musisz:',
        {
          items: [
            'Adresat: {company}, {address}, {city}, {country}, {email}',
            'Niniejszym informuję o moim odstąpieniu od umowy zakupu kredytów na {site}.',
            'Numer zamówienia i dzień jego złożenia',
            'Moje imię i nazwisko oraz adres e-mail mojego konta',
            'Data i mój podpis, jeśli formularz jest przesyłany w wersji papierowej',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
