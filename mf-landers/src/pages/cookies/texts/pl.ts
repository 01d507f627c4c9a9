import type { PageText } from '../../page-text.ts';

export default {
  title: 'Pliki cookie',
  lead: 'Co {site} zapisuje w twojej przeglądarce. Lista jest krótka: bez reklam, bez śledzenia, bez plików innych firm.',
  sections: [
    {
      id: 'cookies',
      title: 'Pliki cookie',
      body: [
        'Pliki cookie to małe pliki tekstowe, które przeglądarka do nas odsyła. Oto wszystkie, których używamy:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Utrzymuje sesję po zalogowaniu. Zapisywany przy logowaniu, na 30 dni od ostatniej wizyty. Żaden skrypt nie może go odczytać.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Losowe wartości, które przenoszą twoje logowanie z jednej części serwisu do drugiej. Najwyżej na dwie minuty.',
            ],
            ['lang', 'Wybrany język. Zapisywany, gdy wybierasz język lub otwierasz link w danym języku, na 365 dni.'],
            [
              'first-touch',
              'Kampania, z której pochodzi pierwsza wizyta. Zapisywany tylko wtedy, gdy wskazuje ją link, na 30 dni. Gdy zakładasz konto, trafia do jego danych.',
            ],
            ['entry-skipped', 'Kiedy potwierdzono pełnoletność, żebyśmy nie pytali ponownie. Na 365 dni.'],
            [
              '__Host-Http-mfe.bucket',
              'Losowa liczba, dzięki której widzisz zawsze tę samą wersję strony, gdy nową wypróbowujemy na części odwiedzających. Zapisywany tylko podczas takiej próby, na 365 dni.',
            ],
            ['mfe.experiments', 'To, że nie chcesz brać udziału w testach. Tylko gdy to zaznaczysz, przez 365 dni.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Pamięć przeglądarki',
      body: [
        'Te wpisy pozostają w twojej przeglądarce i nie są wysyłane przy każdym żądaniu:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Kiedy potwierdzono pełnoletność, żebyśmy nie pytali ponownie.'],
            ['pairwise.dismissed.…', 'Które wskazówki zostały zamknięte i kiedy, żeby nie wracały.'],
            [
              'pairwise.had-contact.…',
              'Informacja, że było tu już polubienie lub wiadomość, od ciebie lub do ciebie. Dopiero wtedy proponujemy powiadomienia.',
            ],
            [
              'pairwise.draft.…',
              'Tekst wpisany w rozmowie w chwili opuszczenia strony, dopóki nie zapisze go urządzenie. Usuwany przy wylogowaniu.',
            ],
            [
              'pairwise-queue.…',
              'To, co robisz bez połączenia z siecią, dopóki nie zostanie wysłane. Usuwane przy wylogowaniu.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Wiadomości, które zostały napisane, ale jeszcze niewysłane, oraz usunięte rozmowy, dopóki do nas nie dotrą.',
            ],
            ['pairwise-swipe-keys', 'Czy grą Swipe można sterować z klawiatury.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Które wersje strony zostały wycofane i kiedy strona była ostatnio wczytana ponownie z powodu brakującego pliku, żeby nie wczytywała się w kółko. Do zamknięcia karty.',
            ],
            ['Szkice', 'Rozpoczęte formularze, na przykład zakładanie konta lub profil, do zamknięcia karty.'],
          ],
        },
        'Service worker przechowuje teksty strony na czas bez połączenia. Jeśli włączysz powiadomienia, przeglądarka zapamięta zgodę.',
      ],
    },
    {
      id: 'consent',
      title: 'Dlaczego nie ma banera',
      body: [
        'Większość z tego jest potrzebna do tego, o co prosisz: żeby nie trzeba było logować się od nowa, język się nie zmieniał, a strona działała. Prawo nie wymaga na to zgody.',
        'Dwa z nich służą pomiarom: first-touch pokazuje, z której kampanii pochodzi wizyta, a __Host-Http-mfe.bucket, przy której wersji strony więcej osób zakłada konto. Używamy ich, bo mamy prawnie uzasadniony interes w tym, by wiedzieć, co działa (RODO, art. 6 ust. 1 lit. f). Nie dostaje ich żadna inna firma. Możesz się sprzeciwić: testom [przyciskiem poniżej](cookies#experiments), a kampanii, usuwając first-touch w przeglądarce lub [pisząc do nas](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Testy stron',
      body: [
        'Czasem pokazujemy dwie wersje strony, żeby sprawdzić, przy której więcej osób zakłada konto. O tym, którą widzisz, decyduje przypadek. Liczymy wizyty i rejestracje według wersji, języka, urządzenia, kraju i rodzaju serwisu. Nie zapisujemy przy nich ani twojego imienia, ani adresu i nikomu ich nie udostępniamy.',
        'W każdej chwili możesz odmówić. Wtedy usuwamy twoją losową liczbę, widzisz zwykłą stronę, a twoje wizyty nie są liczone.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Strony innych firm',
      body: [
        'Płacisz na stronie dostawcy płatności, który ma własne pliki cookie. To samo dotyczy stron partnerów, przed których otwarciem cię uprzedzamy.',
      ],
    },
    {
      id: 'delete',
      title: 'Jak to usunąć',
      body: [
        'Pliki cookie i pamięć możesz usunąć lub zablokować w ustawieniach przeglądarki. Trzeba się wtedy ponownie zalogować i wybrać język. Cała reszta będzie działać. Żeby pamiętać twoje logowanie, {site} potrzebuje pierwszego z plików.',
        'Więcej o twoich danych: [polityka prywatności](privacy).',
      ],
    },
  ],
} satisfies PageText;
