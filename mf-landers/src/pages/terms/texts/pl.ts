import type { PageText } from '../../page-text.ts';

export default {
  title: 'Regulamin',
  lead: 'Zasady, które obowiązują ciebie i firmę {company}, gdy korzystasz z serwisu {site}. Wersja z {version}.',
  description:
    'Zasady, które obowiązują ciebie i nas na {site}: czego możesz oczekiwać, za co płacisz i czego oczekujemy od ciebie.',
  sections: [
    {
      id: 'company',
      title: 'Kim jesteśmy',
      body: [
        '{company} prowadzi serwis {site}. Gdy w regulaminie mowa o „nas”, chodzi o tę firmę.',
        {
          facts: [
            ['Firma', '{company}'],
            ['Adres', '{address}, {city}, {country}'],
            ['Rejestr handlowy (KvK)', '{kvk}'],
            ['Numer VAT', '{vat_numbers}'],
            ['Nazwy handlowe', '{tradenames}'],
            ['Telefon', '[{phone}](phone)'],
            ['E-mail', '[{email}](mail)'],
          ],
        },
        'Możesz do nas pisać po angielsku, niemiecku lub niderlandzku.',
      ],
    },
    {
      id: 'service',
      title: 'Czym jest {site}',
      body: [
        '{site} to miejsce spotkań dla dorosłych: tworzysz profil, oglądasz profile innych, dajesz polubienia i piszesz wiadomości.',
        'Umożliwiamy kontakt między ludźmi. Nie możemy obiecać, że ktoś odpowie, że znajdziesz partnera lub partnerkę ani że to, co ludzie o sobie mówią, jest prawdą. Dbaj o siebie, gdy się z kimś spotykasz: pomogą w tym nasze [zasady bezpieczeństwa](faq#safe-date).',
        'Niektóre profile to {fictional_plural}. Każdy z nich ma oznaczenie „{fictional_singular}”. Są zmyślone i osób, które przedstawiają, nie można spotkać.',
      ],
    },
    {
      id: 'account',
      title: 'Twoje konto',
      body: [
        'Aby założyć konto, musisz mieć ukończone {min_age} lat. Założenie konta jest bezpłatne. Konto jest tylko dla ciebie: jedna osoba, jedno konto.',
        'Na twój adres e-mail wysyłamy link. Dopóki go nie otworzysz, osoby, do których piszesz, nie mogą czytać twoich wiadomości.',
        'Wybierz hasło, którego nie używasz nigdzie indziej, i nikomu go nie podawaj. Jeśli podejrzewasz, że z twojego konta korzysta ktoś inny, [zmień hasło](settings): to wyloguje wszystkie inne urządzenia.',
      ],
    },
    {
      id: 'rules',
      title: 'Jak się do siebie odnosimy',
      body: [
        'Odpowiadasz za to, co piszesz i pokazujesz. Na {site} niedozwolone są:',
        {
          items: [
            'podszywanie się pod kogoś innego lub używanie cudzych zdjęć',
            'zdjęcia dzieci, osób, które się na to nie zgodziły, oraz osób nagich',
            'obelgi, groźby, nękanie, mowa nienawiści i wszystko inne, co narusza prawo',
            'prośby o pieniądze, reklama, spam i kierowanie użytkowników do płatnych usług',
            'zbieranie danych użytkowników i używanie programów, które działają za ciebie',
            'dane kontaktowe, na przykład numer telefonu, w pierwszej wiadomości, zanim druga osoba odpisze',
          ],
        },
        'To, co pokazujesz, pozostaje twoje. Pozwalasz nam to przechowywać i pokazywać innym użytkownikom tak długo, jak długo znajduje się na {site}. Odwiedzającym bez konta pokazujemy zdjęcia tylko tam, gdzie wyszukiwarka jest dla nich otwarta.',
      ],
    },
    {
      id: 'moderation',
      title: 'Jak sprawdzamy i decydujemy',
      body: [
        'Każde zdjęcie ogląda człowiek, zanim zobaczą je inni. Tekstów nie sprawdzamy z wyprzedzeniem. Program odrzuca dane kontaktowe w pierwszych wiadomościach oraz obrazy odrzucone już wcześniej.',
        'Możesz zgłosić profil, zdjęcie, wiadomość lub cokolwiek innego: przyciskiem „Zgłoś” obok albo przez [formularz zgłoszeń](complaints). O każdym zgłoszeniu decyduje człowiek.',
        'Jeśli coś narusza regulamin lub prawo, możemy to usunąć, zawiesić konto lub je zamknąć. Wybór zależy od tego, jak poważne jest naruszenie, jak często się zdarzało i jakie miało skutki dla innych. Osoba, której to dotyczy, dostaje uzasadnienie e-mailem.',
        'Tylko w jednym przypadku działamy, zanim zdecyduje człowiek: konto zgłoszone jako należące do dziecka może zostać wstrzymane, dopóki go nie sprawdzimy.',
        'Osoba zgłaszająca i osoba, której dotyczy nasza decyzja, mogą odwołać się bezpłatnie w ciągu sześciu miesięcy, korzystając z linku w naszym e-mailu. Możesz też zwrócić się do sądu lub do organu pozasądowego rozstrzygania sporów w swoim kraju. Użytkownicy, którzy często składają oczywiście bezzasadne zgłoszenia, także mogą zostać zawieszeni.',
      ],
    },
    {
      id: 'free',
      title: 'Co jest bezpłatne',
      body: [
        {
          items: [
            'konto, szukanie, polubienia i czytanie wszystkiego, co piszą do ciebie inni',
            'rozpoczęcie rozmów z dwiema osobami; odpowiedzi innym się nie liczą',
            'trzy zdjęcia w twoim profilu',
          ],
        },
        'Nowi użytkownicy dostają darmowe kredyty, gdy tylko potwierdzą adres e-mail: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Kredyty i Premium',
      body: [
        'Kredytami płacisz za to, co wysyłasz. Kupujesz je w pakietach, jednorazowo: {site} nie ma abonamentu i nic nie odnawia się samo. Wszystkie [ceny](pricing) zawierają VAT i są podane w twojej walucie, zanim złożysz zamówienie.',
        {
          facts: [
            ['Kredyty za wiadomość', '{message_credits}'],
            ['Kredyty za zdjęcie w rozmowie', '{photo_credits}'],
            ['Kredyty za prezent, od', '{gift_credits}'],
          ],
        },
        'Zakup dowolnego pakietu daje ci także Premium: widzisz wszystkie zdjęcia, możesz pokazać do 25 własnych, zaczynasz tyle rozmów, ile chcesz, i widzisz, kiedy twoje wiadomości zostały przeczytane. Premium jest bezterminowe. Kończy się tylko wtedy, gdy zwrócimy pieniądze za wszystkie twoje zamówienia.',
        'Kredyty nie tracą ważności, dopóki istnieje twoje konto. Nie można ich sprzedać, przekazać innym ani wymienić na pieniądze, z wyjątkiem [prawa odstąpienia od umowy](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Jak dochodzi do zawarcia umowy',
      body: [
        'Wybierasz pakiet i sposób płatności, a potem klikasz przycisk z ceną. To jest twoje zamówienie. Umowa zostaje zawarta w chwili przyjęcia płatności. Wtedy dodajemy kredyty i wysyłamy ci e-mail z numerem zamówienia.',
        'Kodu rabatowego można użyć tylko raz i nie łączy się on z innym. Kod może być ograniczony do kraju, sposobu płatności, czasu lub minimalnej kwoty. Pokazujemy to, zanim zapłacisz.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Odstąpienie od umowy',
      body: [
        'Od umowy możesz odstąpić w ciągu {refund_days} dni od zamówienia, bez podania przyczyny: [odstąp od umowy](withdrawal). Co ci wtedy zwrócimy, wyjaśniają [zasady zwrotów](return-policy).',
      ],
    },
    {
      id: 'leaving',
      title: 'Gdy odchodzisz i gdy to my kończymy umowę',
      body: [
        'Konto możesz usunąć w każdej chwili w [ustawieniach](settings). Od razu przestaje być widoczne. Przez 14 dni możesz wrócić, korzystając z linku, który ci wyślemy. Potem twoje dane osobowe zostaną usunięte, a pozostałe kredyty przepadną. Jeśli przysługuje ci zwrot pieniędzy, wystąp o niego wcześniej.',
        'Umowę możemy wypowiedzieć e-mailem z zachowaniem 30-dniowego okresu wypowiedzenia, a w razie poważnego naruszenia regulaminu bez niego. Jeśli wypowiadamy umowę, choć nie ma naruszenia z twojej strony, zwracamy pieniądze za niewykorzystane kredyty.',
      ],
    },
    {
      id: 'liability',
      title: 'Odpowiedzialność',
      body: [
        'Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za uszczerbek na życiu, ciele lub zdrowiu oraz wszędzie tam, gdzie wymaga tego prawo. Za zwykłe niedbalstwo odpowiadamy tylko wtedy, gdy naruszymy obowiązek, bez którego umowa w ogóle nie mogłaby zostać wykonana, i to do wysokości szkody, którą można było przewidzieć.',
        'Dbamy o to, żeby serwis {site} działał, ale czasem może być niedostępny, na przykład podczas prac konserwacyjnych. Nie narusza to twoich praw w razie niezgodności usługi cyfrowej z umową.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmiany regulaminu',
      body: [
        'Data tej wersji jest podana na górze. Jeśli zmieniamy regulamin na twoją niekorzyść, piszemy do ciebie co najmniej 30 dni wcześniej. Jeśli się nie zgadzasz, możesz usunąć konto i odzyskać cenę niewykorzystanych kredytów.',
      ],
    },
    {
      id: 'law',
      title: 'Prawo i spory',
      body: [
        'Umowa podlega prawu kraju, w którym {company} ma siedzibę ({country}). Jeśli jesteś konsumentem, zachowujesz ochronę, jaką daje ci prawo twojego kraju, i możesz zwrócić się także do tamtejszych sądów.',
        'Najpierw [napisz do nas](service): większość spraw da się szybko rozwiązać.',
      ],
    },
  ],
} satisfies PageText;
