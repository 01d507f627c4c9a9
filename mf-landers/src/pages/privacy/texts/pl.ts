import type { PageText } from '../../page-text.ts';

export default {
  title: 'Polityka prywatności',
  lead: 'Jakie dane o tobie przechowuje {site}, dlaczego, jak długo i co możesz z tym zrobić.',
  sections: [
    {
      id: 'controller',
      title: 'Kto odpowiada za dane',
      body: [
        'Administratorem twoich danych jest {company}. Ze wszystkimi pytaniami o prywatność pisz na adres [{email}](mail).',
        {
          facts: [
            ['Firma', '{company}'],
            ['Adres', '{address}, {city}, {country}'],
            ['Rejestr handlowy (KvK)', '{kvk}'],
            ['Telefon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Jakie dane przechowujemy',
      body: [
        {
          facts: [
            [
              'Konto',
              'Adres e-mail, imię, data urodzenia, kraj, język, skrót hasła (nigdy samo hasło) oraz kampania, z której pochodzi wizyta, jeśli taka była.',
            ],
            [
              'Profil',
              'To, co zechcesz podać: płeć, kogo szukasz, region i miasto, wygląd, stan cywilny, zainteresowania, teksty i zdjęcia.',
            ],
            [
              'Lokalizacja',
              'Jeśli ją udostępnisz, zaokrąglona do około kilometra. Inni widzą miasto lub przybliżoną odległość, nigdy punkt na mapie.',
            ],
            [
              'Aktywność',
              'Polubienia, pominięcia, pary, blokady i odpowiedzi na pytania o to, kto do ciebie pasuje. Czas ostatniej aktywności, chyba że masz włączony tryb niewidoczny.',
            ],
            ['Rozmowy', 'Wiadomości, zdjęcia i prezenty, które wysyłasz i dostajesz.'],
            [
              'Płatności',
              'Zamówienia, kwoty, sposób płatności i stan. Numery kart i hasła do banku zostają u dostawcy płatności. Przy poleceniu zapłaty przechowujemy zaszyfrowane numery rachunku i telefonu oraz adres IP, z którego udzielono upoważnienia.',
            ],
            ['Zgłoszenia', 'Co zgłaszasz, co inni zgłosili na twój temat, razem z kopią, i jaka zapadła decyzja.'],
            [
              'Logowania',
              'Kiedy i w jakiej przeglądarce się logujesz. Listę widzisz w ustawieniach i możesz tam wylogować każde urządzenie.',
            ],
          ],
        },
        'Zanim zapiszemy zdjęcie, usuwamy to, co dodał do niego aparat, na przykład miejsce wykonania.',
      ],
    },
    {
      id: 'why',
      title: 'Dlaczego wolno nam ich używać',
      body: [
        {
          facts: [
            ['Świadczenie usługi', 'Konto, profil, rozmowy, płatności: umowa z tobą (art. 6 ust. 1 lit. b RODO).'],
            [
              'Szczególne kategorie danych',
              'To, kogo szukasz, mówi coś o twojej orientacji seksualnej. Podajesz to z własnej woli, żeby inni mogli cię znaleźć, a my używamy tego za twoją zgodą (art. 9 ust. 2 lit. a). Zgodę wycofujesz, usuwając tę informację z profilu lub usuwając konto.',
            ],
            [
              'Bezpieczeństwo',
              'Limity, zgłoszenia i sprawdzanie zdjęć chronią użytkowników przed oszustwem, spamem i przemocą: nasz i ich prawnie uzasadniony interes (art. 6 ust. 1 lit. f) oraz obowiązek prawny (art. 6 ust. 1 lit. c).',
            ],
            ['Księgowość', 'Zamówienia i płatności: prawo podatkowe (art. 6 ust. 1 lit. c).'],
            [
              'E-maile i powiadomienia',
              'To, czego wymaga umowa, dostajesz zawsze. O całej reszcie decydujesz w [ustawieniach](settings), a reklamy wysyłamy tylko za twoją zgodą.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Kto je widzi',
      body: [
        'Inni użytkownicy widzą twój profil w zakresie, na jaki pozwalają ustawienia serwisu i twoje. Nigdy nie widzą adresu e-mail, daty urodzenia, nazwiska ani dokładnego miejsca. W [trybie niewidocznym](settings) widzą cię tylko osoby, które lubisz lub z którymi piszesz.',
        'Usługodawcy działają dla nas na podstawie umowy i wyłącznie na nasze polecenie: hosting, wysyłka e-maili i SMS-ów oraz płatności. Dostawcę płatności widzisz na jego własnej stronie, zanim zapłacisz. Do powiadomień używamy usługi producenta twojej przeglądarki, który nie poznaje treści tego, co piszesz.',
        'Nie sprzedajemy danych i nie przekazujemy ich reklamodawcom. Link do partnera nie zdradza, kim jesteś.',
        'Organy publiczne dostają dane tylko wtedy, gdy zobowiązuje nas do tego prawo.',
      ],
    },
    {
      id: 'how-long',
      title: 'Jak długo je przechowujemy',
      body: [
        {
          facts: [
            ['Konto, profil, zdjęcia, rozmowy', 'Dopóki nie usuniesz ich lub swojego konta.'],
            [
              'Usunięte konta',
              '14 dni, w których możesz wrócić. Potem usuwamy profil, zdjęcia, polubienia i treść wiadomości.',
            ],
            [
              'Płatności',
              'Tak długo, jak wymaga tego prawo podatkowe, a po usunięciu konta bez twojego imienia i nazwiska.',
            ],
            [
              'Upoważnienia do polecenia zapłaty',
              '14 miesięcy, bo banki mogą o nie zapytać. Niepotwierdzone: jeden dzień.',
            ],
            ['Logowania', 'Do wylogowania albo przez 30 dni od ostatniego użycia.'],
            ['Liczniki chroniące przed nadużyciami', '2 dni. Zawierają skrót adresu IP, a nie sam adres.'],
            ['Informacja o wysłanych powiadomieniach', '30 dni.'],
            ['Kopia twoich danych', '7 dni, potem link do niej traci ważność.'],
            [
              'Zgłoszenia',
              'Razem z decyzją, żeby obie strony mogły się odwołać i żeby wykrywać powtarzające się nadużycia. Gdy usuwasz konto, imię i adres znikają od razu, a twoje słowa i dowody po rozstrzygnięciu sprawy. Imię i adres osób bez konta usuwamy rok po decyzji.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Co mierzymy',
      body: [
        'Nasze strony przekazują, jak szybko się wczytują i czy wystąpił błąd. Taka informacja nie zawiera imienia, adresu strony ani numeru, po którym można by cię rozpoznać.',
        'Na {site} nie ma reklamowych narzędzi śledzących ani analityki innych firm. To, co zapisujemy w twojej przeglądarce, opisuje strona [pliki cookie](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Co rozstrzyga się automatycznie',
      body: [
        'Wyszukiwarka pokazuje osoby, które były ostatnio aktywne i pasują do tego, czego szukasz. Program ogranicza, ile może wysłać jedno konto, odrzuca dane kontaktowe w pierwszych wiadomościach oraz obrazy odrzucone już wcześniej.',
        'Konto może zostać wstrzymane automatycznie, gdy ktoś zgłosi, że należy do dziecka. Sprawdza to człowiek, a ty możesz się odwołać. Żadne inne zamknięcie konta nie odbywa się bez udziału człowieka.',
      ],
    },
    {
      id: 'rights',
      title: 'Twoje prawa',
      body: [
        {
          items: [
            'Dostęp do danych i ich przenoszenie: [poproś o kopię](export), plik ze wszystkim, razem ze zdjęciami.',
            'Sprostowanie: w [profilu](profile) i w [ustawieniach](settings).',
            'Usunięcie: w [ustawieniach](settings), bez podania przyczyny.',
            'Sprzeciw, ograniczenie przetwarzania i wycofanie zgody: napisz na adres [{email}](mail).',
            'Skarga do organu ochrony danych w twoim kraju lub w naszym ({country}).',
          ],
        },
        'Odpowiadamy w ciągu miesiąca. Wszystko to jest bezpłatne.',
      ],
    },
    {
      id: 'security',
      title: 'Jak je chronimy',
      body: [
        'Hasła przechowujemy tylko w postaci skrótu, którego nie da się odwrócić. Numery rachunków i telefonów do polecenia zapłaty są zaszyfrowane. Zdjęcia, których inni nie mogą oglądać, nie trafiają do ich przeglądarki, nawet rozmyte. Nasze rejestry błędów pomijają to, co piszą użytkownicy.',
      ],
    },
  ],
} satisfies PageText;
