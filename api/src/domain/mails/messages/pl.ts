import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/pl.ts';

const pl: Translation<typeof en> = {
  frame: {
    greeting: 'Cześć, {name}!',
    greetingStranger: 'Dzień dobry!',
    reasonStranger: 'Ta wiadomość trafia do Ciebie, bo ktoś podał ten adres w zgłoszeniu na {site}.',
    reasonSignup: 'Ta wiadomość trafia do Ciebie, bo ktoś zakłada konto na {site}, podając ten adres.',
    reasonNewAddress: 'Ta wiadomość trafia do Ciebie, bo ktoś podał ten adres jako nowy adres konta na {site}.',
    reasonOldAddress: 'Ta wiadomość trafia do Ciebie, bo do tej pory ten adres należał do konta na {site}.',
    signature: 'Zespół {site}',
    unsubscribe: 'Nie chcę takich e-maili',
    reason: 'Ta wiadomość trafia do Ciebie, bo ten adres należy do konta na {site}.',
    buttonFallback: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  },
  mails: {
    activate: {
      subject: 'Potwierdź swój adres e-mail',
      heading: 'Jedno kliknięcie i zaczynamy',
      lines: ['Potwierdź, że ten adres należy do Ciebie. Wtedy inni będą mogli Cię znaleźć i Ci odpisać.'],
      button: 'Potwierdzam adres',
      note: 'Link działa przez siedem dni. Jeśli to nie Ty zakładasz konto na {site}, zignoruj tę wiadomość.',
    },
    activation_reminder: {
      subject: 'Twoje konto na Ciebie czeka',
      heading: 'Brakuje już tylko adresu e-mail',
      lines: [
        'Twoje konto na {site} jest gotowe, ale adres wciąż czeka na potwierdzenie. Do tego czasu nikt Ci nie odpisze.',
      ],
      button: 'Potwierdzam adres',
      note: 'Link działa przez siedem dni. Jeśli to nie Ty zakładasz konto na {site}, zignoruj tę wiadomość.',
    },
    reset_password: {
      subject: 'Ustaw nowe hasło',
      heading: 'Nowe hasło',
      lines: ['Otrzymaliśmy prośbę o nowe hasło. Poniższy link prowadzi do strony, na której je ustawisz.'],
      button: 'Ustaw nowe hasło',
      note: 'Link jest jednorazowy i działa przez godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: nic się nie zmieniło.',
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      heading: 'Masz nowe hasło',
      lines: [
        'Hasło do Twojego konta właśnie się zmieniło, a wszystkie inne urządzenia zostały wylogowane.',
        'Jeśli to nie Ty, od razu ustaw nowe hasło: na stronie logowania wybierz „Nie pamiętasz hasła?”.',
      ],
    },
    mail_change: {
      subject: 'Potwierdź nowy adres e-mail',
      heading: 'Czy to Twój adres?',
      lines: ['Ktoś chce używać tego adresu do swojego konta na {site}. Jeśli to Ty, potwierdź go.'],
      button: 'Tak, to mój adres',
      note: 'Link jest jednorazowy i działa przez 24 godziny. Jeśli to nie Ty, zignoruj tę wiadomość.',
    },
    mail_change_notice: {
      subject: 'Twój adres e-mail wkrótce się zmieni',
      heading: 'Nowy adres e-mail',
      lines: [
        'Ktoś poprosił o zmianę adresu e-mail Twojego konta na {email}. Zmiana nastąpi, gdy nowy adres zostanie potwierdzony.',
        'Jeśli to nie Ty, zaloguj się i zmień hasło.',
      ],
    },
    mail_changed: {
      subject: 'Twój adres e-mail został zmieniony',
      heading: 'Twoje konto ma nowy adres',
      lines: [
        'Od teraz logujesz się adresem {email} i tam wysyłamy e-maile. To ostatnia wiadomość na ten adres.',
        'Jeśli to nie Ty, od razu skontaktuj się z obsługą klienta.',
      ],
    },
    mails_on: {
      subject: 'Nasze e-maile znów są włączone',
      heading: 'Znów jesteśmy w kontakcie',
      lines: ['Nasze e-maile są z powrotem włączone. W ustawieniach wybierzesz, które chcesz dostawać.'],
      button: 'Przejdź do ustawień',
    },
    account_deleted: {
      subject: 'Twoje konto zostanie usunięte',
      heading: 'Szkoda, że odchodzisz',
      lines: [
        'Od teraz nikt nie widzi Twojego profilu. Twoje konto i wszystko, co się w nim znajduje, usuniemy na zawsze {date}.',
        'Do tego dnia możesz wrócić i zastać wszystko tak, jak było.',
      ],
      button: 'Chcę wrócić',
    },
    stay_discount: {
      subject: 'Twoja zniżka: {percentage}%',
      heading: 'Dobrze, że zostajesz',
      lines: [
        'Twój kod to {code}. Daje {percentage}% zniżki na jeden zakup kredytów, do {date}.',
        'Wpisz go tam, gdzie wybierasz sposób płatności.',
      ],
      button: 'Użyj kodu',
    },
    address_known: {
      subject: 'Masz już konto',
      heading: 'Jesteś już z nami',
      lines: [
        'Ktoś, zapewne Ty, próbuje założyć konto na {site} z tym adresem. Konto już istnieje, więc nic się nie zmieniło.',
        'Zaloguj się swoim hasłem. Wyleciało Ci z głowy? Wybierz na stronie logowania „Nie pamiętasz hasła?”, a wyślemy Ci link.',
      ],
      button: 'Zaloguj się',
      note: 'Jeśli to nie Ty, zignoruj tę wiadomość: nikomu nie zdradziliśmy, że masz konto.',
    },
    like: {
      subject: 'Komuś się podobasz',
      heading: 'Masz nowe polubienie',
      lines: ['Ktoś na {site} polubił Twój profil. Sprawdź, kto to: jeśli odwzajemnisz polubienie, będzie para.'],
      button: 'Zobacz, kto to',
      note: 'W ustawieniach wybierzesz, jakie e-maile chcesz dostawać.',
    },
    match: {
      subject: 'Jest para!',
      heading: 'Podobacie się sobie',
      lines: ['Ktoś, kto podoba Ci się na {site}, polubił też Ciebie. Brakuje już tylko pierwszej wiadomości.'],
      button: 'Zobacz, kto to',
      note: 'W ustawieniach wybierzesz, jakie e-maile chcesz dostawać.',
    },
    export_ready: {
      subject: 'Twoje dane są gotowe',
      heading: 'Kopia Twoich danych',
      lines: [
        'Kopia danych, o którą prosisz, jest gotowa. Przez siedem dni czeka w ustawieniach, w części „Twoje dane”.',
      ],
    },
    complaint_received: {
      subject: 'Mamy Twoje zgłoszenie',
      heading: 'Dziękujemy za zgłoszenie',
      lines: [
        'Numer Twojego zgłoszenia to {number}. Ktoś z naszego zespołu je sprawdzi i podejmie decyzję. Decyzję z uzasadnieniem dostaniesz e-mailem.',
      ],
      button: 'Otwórz zgłoszenie',
      note: 'Przycisk otwiera zgłoszenie bez logowania, więc nie przekazuj tej wiadomości dalej.',
    },
    complaint_actioned: {
      subject: 'Podjęliśmy działania po Twoim zgłoszeniu',
      heading: 'Decyzja w sprawie zgłoszenia',
      lines: [
        'Sprawdziliśmy zgłoszenie {number} i podjęliśmy działania.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
      ],
      button: 'Otwórz zgłoszenie',
    },
    complaint_dismissed: {
      subject: 'Nasza decyzja w sprawie Twojego zgłoszenia',
      heading: 'Decyzja w sprawie zgłoszenia',
      lines: [
        'Sprawdziliśmy zgłoszenie {number} i nie stwierdziliśmy naruszenia naszych zasad ani prawa.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
      ],
      button: 'Otwórz zgłoszenie',
    },
    appeal_upheld: {
      subject: 'Nasza decyzja po ponownej ocenie',
      heading: 'Po ponownej ocenie',
      lines: [
        'Jeszcze raz przyjrzeliśmy się sprawie {number}. Decyzja pozostaje bez zmian.',
        'Uzasadnienie: {reasons}',
      ],
      button: 'Otwórz sprawę',
    },
    appeal_overturned: {
      subject: 'Nasza decyzja po ponownej ocenie',
      heading: 'Po ponownej ocenie',
      lines: [
        'Jeszcze raz przyjrzeliśmy się sprawie {number}. Masz rację: zmieniamy decyzję.',
        'Uzasadnienie: {reasons}',
      ],
      button: 'Otwórz sprawę',
    },
    message_removed: {
      subject: 'Usunęliśmy jedną z Twoich wiadomości',
      heading: 'Usunięta wiadomość',
      lines: [
        'Jedna z Twoich wiadomości nie jest zgodna z naszymi zasadami. Nie widzisz jej już ani Ty, ani druga osoba.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, napisz do obsługi klienta.',
      ],
    },
    reported_message_removed: {
      subject: 'Usunęliśmy jedną z Twoich wiadomości',
      heading: 'Usunięta wiadomość',
      lines: [
        'Jedna z Twoich wiadomości nie jest zgodna z naszymi zasadami. Nie widzisz jej już ani Ty, ani druga osoba.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
      ],
      button: 'Otwórz sprawę',
    },
    ...payments,
    photo_removed: {
      subject: 'Jednego z Twoich zdjęć nie możemy pokazać',
      heading: 'Odrzucone zdjęcie',
      lines: [
        'Jedno z Twoich zdjęć nie jest zgodne z naszymi zasadami i nie pokazujemy go innym.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, możesz poprosić o ponowną ocenę: odpowiedni przycisk jest w Twoim profilu obok zdjęcia.',
      ],
      button: 'Otwórz mój profil',
    },
    photo_restored: {
      subject: 'A jednak pokażemy Twoje zdjęcie',
      heading: 'Po ponownej ocenie',
      lines: [
        'Jeszcze raz przyjrzeliśmy się Twojemu zdjęciu. Masz rację: możemy je pokazać. Jeśli wszystkie miejsca są już zajęte, dodaj je ponownie, gdy któreś się zwolni.',
        'Uzasadnienie: {reasons}',
      ],
      button: 'Otwórz mój profil',
    },
    photo_appeal_upheld: {
      subject: 'Twoje zdjęcie nadal jest odrzucone',
      heading: 'Po ponownej ocenie',
      lines: ['Jeszcze raz przyjrzeliśmy się Twojemu zdjęciu. Pozostaje odrzucone.', 'Uzasadnienie: {reasons}'],
      button: 'Otwórz mój profil',
    },
    account_frozen: {
      subject: 'Twoje konto jest wstrzymane',
      heading: 'Twoje konto jest wstrzymane',
      lines: [
        'Ktoś zgłosił, że możesz nie mieć 18 lat. Dopóki nie sprawdzi tego ktoś z naszego zespołu, konto nie działa i nikt go nie widzi.',
        'Nie musisz nic robić. Napiszemy, gdy tylko podejmiemy decyzję.',
      ],
      button: 'Otwórz sprawę',
    },
    account_suspended: {
      subject: 'Twoje konto zostało zawieszone',
      heading: 'Twoje konto zostało zawieszone',
      lines: [
        'Z Twojego konta nie można już korzystać i nikt go nie widzi.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
      ],
      button: 'Otwórz sprawę',
    },
    account_banned: {
      subject: 'Twoje konto zostało zamknięte',
      heading: 'Twoje konto zostało zamknięte',
      lines: [
        'Twoje konto zostało zamknięte na stałe.',
        'Uzasadnienie: {reasons}',
        'Jeśli się nie zgadzasz, w ciągu sześciu miesięcy możesz poprosić o ponowną ocenę.',
      ],
      button: 'Otwórz sprawę',
    },
    account_restored: {
      subject: 'Twoje konto znów działa',
      heading: 'Twoje konto znów działa',
      lines: ['Możesz się zalogować jak dawniej, a inni znów Cię widzą.', 'Uzasadnienie: {reasons}'],
    },
  },
};

export default pl;
