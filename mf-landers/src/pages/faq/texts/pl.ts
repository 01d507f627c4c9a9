import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Częste pytania',
  lead: 'Wpisz słowo albo otwórz pytanie. Nie ma twojego? Odpowie na nie [obsługa klienta](service).',
  description:
    'Odpowiedzi na pytania, które najczęściej zadają użytkownicy serwisu {site}: o profilach, wiadomościach, kredytach i bezpieczeństwie.',
  groups: [
    {
      id: 'start',
      title: 'Pierwsze kroki',
      questions: [
        {
          id: 'cost',
          question: 'Ile kosztuje {site}?',
          answer: [
            'Konto, szukanie, polubienia i czytanie są za darmo. Kredytami płacisz za to, co wysyłasz. Wszystkie [ceny](pricing) są na jednej stronie. Abonamentu nie ma.',
            'Nowe osoby dostają darmowe kredyty, gdy tylko potwierdzą adres e-mail: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'Nie przychodzi e-mail z potwierdzeniem adresu',
          answer: [
            'Zajrzyj do folderu ze spamem. Jeśli go tam nie ma, zaloguj się: w komunikacie na górze możesz wysłać go ponownie albo poprawić adres. Link jest ważny przez siedem dni.',
          ],
        },
        {
          id: 'password',
          question: 'Nie mogę się zalogować',
          answer: [
            'Ustaw nowe hasło przez [Nie pamiętasz hasła?](reset). Link jest ważny przez godzinę. Po pięciu błędnych hasłach logowanie jest zablokowane na 15 minut, a potem na dłużej. To chroni cię przed obcymi, którzy próbują odgadnąć hasło.',
          ],
        },
        {
          id: 'language',
          question: 'Jak zmienić język?',
          answer: ['W menu na górze każdej strony. Zapamiętamy go, a po zalogowaniu zastosujemy też w e-mailach.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profile i polubienia',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Kto widzi mój profil?',
          answer: [
            'Inne osoby z kontem. Odwiedzający bez konta widzą imię, wiek, region i pierwsze zdjęcie, i to tylko tam, gdzie wyszukiwarka jest dla nich otwarta. W darmowym [trybie niewidocznym](settings) widzą cię tylko osoby, które lubisz lub z którymi piszesz, i nikt nie widzi, kiedy jesteś online.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Dlaczego mojego zdjęcia jeszcze nie widać?',
          answer: [
            'Każde zdjęcie najpierw ogląda człowiek, zwykle w ciągu kilku minut. Jeśli zostanie odrzucone, w [profilu](profile) zobaczysz powód i możesz poprosić o ponowną ocenę.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Ile zdjęć mogę pokazać?',
          answer: ['Trzy, a z Premium 25. JPEG, PNG i WebP do 10 MB, każdy bok co najmniej 400 pikseli.'],
        },
        {
          id: 'match',
          question: 'Co to jest para?',
          answer: [
            'Dwie osoby, które polubiły się nawzajem. Obie widzą to od razu. W grze Swipe masz cztery polubienia dziennie, a polubienia w profilach liczą się osobno.',
          ],
        },
        {
          id: 'fictional',
          question: 'Czy wszystkie profile są prawdziwe?',
          answer: [
            'Zdjęcia sprawdza człowiek, ale nie sprawdzamy dokumentów tożsamości. Jeśli profil budzi wątpliwości, zgłoś go.',
            'Niektóre profile to {fictional_plural}. Każdy z nich ma oznaczenie „{fictional_singular}”.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Wiadomości',
      questions: [
        {
          id: 'free-messages',
          question: 'Ile wiadomości mogę napisać za darmo?',
          answer: [
            'Możesz zacząć rozmowy z dwiema osobami i pisać za kredyty otrzymane na start. Odpowiedź komuś, kto napisał do ciebie, nie zajmuje żadnego z tych dwóch miejsc. Czytanie jest zawsze za darmo.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Dlaczego nikt nie widzi mojej wiadomości?',
          answer: [
            'Dopóki nie potwierdzisz adresu e-mail, wstrzymujemy twoje wiadomości. Otwórz link w naszym e-mailu, a zostaną dostarczone.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Dlaczego nie mogę wysłać numeru telefonu?',
          answer: [
            'W pierwszej wiadomości odrzucamy dane kontaktowe i linki: tak zaczyna się większość oszustw. Gdy tylko druga osoba odpisze, możesz je wysłać.',
          ],
        },
        {
          id: 'offline',
          question: 'Co się stanie, gdy stracę połączenie?',
          answer: [
            'Wiadomość czeka w przeglądarce do 24 godzin i zostanie wysłana jeden raz, gdy wróci połączenie. Płacisz tylko za to, co dotarło.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Co się stanie, gdy usunę rozmowę?',
          answer: [
            'Zniknie u ciebie. Druga osoba ją zachowa. Nowa wiadomość przywróci rozmowę, ale tylko z nową częścią.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Kredyty, Premium i płatności',
      questions: [
        {
          id: 'what-costs',
          question: 'Co ile kosztuje w kredytach?',
          answer: [
            {
              facts: [
                ['Wiadomość', '{message_credits}'],
                ['Zdjęcie w rozmowie', '{photo_credits}'],
                ['Prezent, od', '{gift_credits}'],
                ['Odbieranie i czytanie', '0'],
              ],
            },
            'Przycisk pokazuje cenę, zanim coś wyślesz.',
          ],
        },
        {
          id: 'premium',
          question: 'Jak zdobyć Premium?',
          answer: [
            'Kup dowolny pakiet [kredytów](credits). Premium jest bezterminowe i nie jest abonamentem. Widzisz wszystkie zdjęcia, pokazujesz do 25 własnych, zaczynasz tyle rozmów, ile chcesz, i widzisz, kiedy twoje wiadomości zostały przeczytane.',
          ],
        },
        {
          id: 'expire',
          question: 'Czy kredyty tracą ważność?',
          answer: ['Nie. Zostają, dopóki ich nie wykorzystasz albo nie usuniesz konta.'],
        },
        {
          id: 'not-arrived',
          question: 'Płatność przeszła, a kredytów nie ma',
          answer: [
            'Niektóre sposoby płatności potrzebują chwili. Strona [Płatności i kredyty](transactions) zawsze pokazuje aktualny stan. Jeśli po godzinie kredytów nadal nie ma, [napisz do nas](service) i podaj numer zamówienia.',
          ],
        },
        {
          id: 'discount',
          question: 'Dlaczego mój kod rabatowy nie działa?',
          answer: [
            'Każdego kodu można użyć tylko raz. Niektóre kody wymagają minimalnej kwoty albo działają tylko w danym kraju, przy danym sposobie płatności lub do określonego dnia: strona płatności podaje, co obowiązuje. Kodów nie można łączyć, liczy się lepszy.',
          ],
        },
        {
          id: 'money-back',
          question: 'Jak odzyskać pieniądze?',
          answer: [
            'Przez {refund_days} dni od zamówienia możesz odzyskać pieniądze za niewykorzystane kredyty, bez podania przyczyny: [odstąp od umowy](withdrawal). Szczegóły opisują [zasady zwrotów](return-policy).',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Bezpieczeństwo',
      questions: [
        {
          id: 'safe-date',
          question: 'Jak bezpiecznie się spotkać?',
          answer: [
            {
              items: [
                'Najpierw porozmawiajcie przez wideo lub telefon.',
                'Umów się w miejscu publicznym, dojedź tam i wróć samodzielnie.',
                'Powiedz komuś bliskiemu, gdzie i z kim jesteś.',
                'Pilnuj swojego napoju i wyjdź, gdy coś budzi twój niepokój.',
                'Nigdy nie wysyłaj pieniędzy, kart podarunkowych ani kodów, bez względu na to, jaką historię usłyszysz.',
                'Adres domu i miejsca pracy na razie zachowaj dla siebie.',
              ],
            },
            'Nie sprawdzamy karalności. Grozi ci niebezpieczeństwo? Zadzwoń na numer alarmowy, w Europie 112.',
          ],
        },
        {
          id: 'money',
          question: 'Ktoś prosi mnie o pieniądze',
          answer: [
            'Nic nie wysyłaj: to prawie zawsze oszustwo. Zgłoś tę osobę przyciskiem „Zgłoś” w profilu lub w rozmowie i przestań odpisywać. Jeśli pieniądze już poszły, zgłoś się do swojego banku i na policję.',
          ],
        },
        {
          id: 'report',
          question: 'Jak kogoś zgłosić?',
          answer: [
            'Przyciskiem „Zgłoś” w profilu, w menu rozmowy lub obok wiadomości. Decyduje człowiek, a uzasadnienie dostaniesz e-mailem. Ta osoba nie dowie się, kto ją zgłosił. Jeśli nie masz konta, użyj [formularza](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Co się stanie, gdy kogoś zablokuję?',
          answer: [
            'Już się tu nie spotkacie: ani w wyszukiwarce, ani wśród polubień, ani w wiadomościach. Wasze rozmowy znikną z twojej listy. Listę zablokowanych osób znajdziesz w swoim [profilu](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Konto i dane',
      questions: [
        {
          id: 'emails',
          question: 'Jak wyłączyć e-maile?',
          answer: [
            'W [ustawieniach](settings) wybierz, które chcesz dostawać, albo użyj linku na końcu e-maila. E-maile o płatnościach i o koncie przychodzą zawsze.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Jak zmienić adres e-mail?',
          answer: ['W [ustawieniach](settings). Adres zmieni się, gdy otworzysz link, który wyślemy na nowy.'],
        },
        {
          id: 'copy',
          question: 'Czy mogę dostać kopię swoich danych?',
          answer: [
            'Tak: [poproś o nią](export). Wszystko umieścimy w jednym pliku, a link do niego jest ważny siedem dni.',
          ],
        },
        {
          id: 'delete-account',
          question: 'Jak usunąć konto?',
          answer: [
            'Na końcu [ustawień](settings). Twój profil znika od razu, a przez 14 dni link z naszego e-maila przywróci wszystko. Potem twoje dane zostaną usunięte, a pozostałe kredyty przepadną.',
            'Zanim usuniesz konto, zaproponujemy ci {delete_discount}% zniżki na jedno zamówienie, jeden raz i na siedem dni, na wypadek, gdyby jednak było po co zostać.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
