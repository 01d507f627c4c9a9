import type { PageText } from '../../page-text.ts';

export default {
  title: 'Blokada dostępu',
  lead: 'Serwis {site} jest dla dorosłych. Jak chronić przed nim dzieci, jak zablokować dostęp sobie i kiedy blokujemy innych.',
  sections: [
    {
      id: 'age',
      title: 'Jak chronimy dzieci',
      body: [
        'Założenie konta wymaga podania daty urodzenia. Nikt, kto nie ukończył {min_age} lat, nie dostanie konta, a odrzuconej daty nie zapisujemy. Sprawdzamy każde zdjęcie, zanim zobaczą je inni.',
        'Podejrzewasz, że ktoś jest niepełnoletni? [Zgłoś to](complaints), jeśli wolisz, bez podawania swojego imienia. Takie zgłoszenia mają pierwszeństwo, a konto może zostać wstrzymane, dopóki go nie sprawdzimy.',
      ],
    },
    {
      id: 'devices',
      title: 'Zablokuj serwis na urządzeniu dziecka',
      body: [
        'Telefony, komputery i routery potrafią blokować adresy. Dodaj {domain} do listy zablokowanych stron:',
        {
          items: [
            'iPhone i iPad: Ustawienia, Czas przed ekranem, Ograniczenia treści i prywatności, treści internetowe.',
            'Android: aplikacja Google Family Link, konto dziecka, Google Chrome, zablokowane strony.',
            'Windows: Microsoft Family Safety, filtry zawartości, zablokowane witryny.',
            'Mac: Ustawienia systemowe, Czas przed ekranem, Treści i prywatność.',
            'Cały dom: kontrola rodzicielska w routerze.',
          ],
        },
        'Taka blokada dotyczy jednego urządzenia lub jednej sieci. Najlepiej działa razem z rozmową.',
      ],
    },
    {
      id: 'yourself',
      title: 'Zablokuj dostęp sobie',
      body: [
        'Jeśli chcesz trzymać się od serwisu {site} z daleka, usuń konto w [ustawieniach](settings). Po 14 dniach nie da się go już przywrócić. Możesz też dodać {domain} do zablokowanych stron na własnych urządzeniach, jak opisano wyżej.',
        'Jeśli potrzebujesz tylko przerwy, [tryb niewidoczny](settings) ukryje cię za darmo, a e-maile można wstrzymać.',
      ],
    },
    {
      id: 'ban',
      title: 'Kiedy blokujemy innych',
      body: [
        'Decyduje człowiek, po zgłoszeniu lub kontroli. Najczęstsze powody to niepełnoletność, przemoc lub groźby, oszustwo, profile przedstawiające kogoś innego oraz uporczywe obelgi lub spam.',
        'Zawieszone lub zamknięte konto zostaje wylogowane, jego profil jest niewidoczny, a logowanie niemożliwe. Uzasadnienie wysyłamy e-mailem. O zwrot za niewykorzystane kredyty można wystąpić zgodnie z [zasadami zwrotów](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Jeśli twoim zdaniem się mylimy',
      body: [
        'Otwórz link z naszego e-maila i poproś o ponowną ocenę. Masz na to sześć miesięcy i nic to nie kosztuje. Jeśli nie masz już tego e-maila, [napisz do nas](service). Jeśli masz rację, otworzymy konto ponownie.',
      ],
    },
  ],
} satisfies PageText;
