import type { PageText } from '../../page-text.ts';

export default {
  title: 'Obsługa klienta',
  lead: 'Chętnie pomożemy. Wiele spraw najszybciej załatwisz samodzielnie, więc najpierw zajrzyj tutaj.',
  sections: [
    {
      id: 'yourself',
      title: 'Szybka pomoc',
      body: [
        {
          items: [
            '[Częste pytania](faq), z wyszukiwarką',
            '[Ustaw nowe hasło](reset)',
            '[Twoje płatności i ich stan](transactions)',
            '[Odstąp od umowy](withdrawal)',
            '[Zgłoś coś lub złóż skargę](complaints)',
            '[Zmień powiadomienia lub usuń konto](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Napisz lub zadzwoń',
      body: [
        {
          facts: [
            ['E-mail', '[{email}](mail)'],
            ['Telefon', '[{phone}](phone)'],
            ['Adres pocztowy', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Możesz do nas pisać po angielsku, niemiecku lub niderlandzku. Każdą wiadomość czyta człowiek.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Co ułatwi nam pomoc',
      body: [
        {
          items: [
            'Pisz z adresu e-mail swojego konta.',
            'O płatności: podaj numer zamówienia i dzień.',
            'O błędzie: co robisz, co widzisz i na jakim urządzeniu.',
            'O innej osobie: adres profilu. Najszybciej działa „Zgłoś” w samym profilu.',
          ],
        },
        'Nigdy nie wysyłaj nam hasła ani numeru karty. Nigdy o nie nie pytamy, nawet przez telefon.',
      ],
    },
    {
      id: 'danger',
      title: 'W razie niebezpieczeństwa',
      body: [
        'Jeśli grozi ci niebezpieczeństwo, zadzwoń na numer alarmowy, w Europie 112. Potem [zgłoś tę osobę](complaints), żebyśmy mogli ochronić innych.',
      ],
    },
    {
      id: 'company',
      title: 'Firma',
      body: [
        {
          facts: [
            ['Firma', '{company}'],
            ['Rejestr handlowy (KvK)', '{kvk}'],
            ['Numer VAT', '{vat_numbers}'],
            ['Nazwy handlowe', '{tradenames}'],
          ],
        },
        'To także nasz punkt kontaktowy dla organów i użytkowników zgodnie z aktem o usługach cyfrowych.',
      ],
    },
  ],
} satisfies PageText;
