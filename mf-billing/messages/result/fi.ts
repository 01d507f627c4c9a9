import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Ladataan maksuasi',
  failedToLoad: 'Maksuasi ei voitu ladata',
  status: {
    open: 'Odottaa sinua',
    pending: 'Käsitellään',
    completed: 'Maksu vastaanotettu',
    ordered: 'Tilaus vahvistettu',
    failed: 'Ei maksettu',
    refunded: 'Palautettu',
    charged_back: 'Takaisinveloitettu',
  },
  pendingTitle: 'Maksuasi käsitellään',
  pendingText:
    'Se kestää yleensä muutaman sekunnin, tilisiirto jopa kaksi arkipäivää. Voit poistua tältä sivulta: krediitit tulevat automaattisesti.',
  pendingLocked:
    'Jotta et koskaan maksa kahdesti, voit ostaa tämän paketin uudelleen vasta, kun tilaus {number} on valmis. Voit valita toisen paketin heti.',
  openTitle: 'Maksusi odottaa sinua',
  openText: 'Maksu on vielä kesken. Jatka siitä, mihin jäit.',
  continue: 'Jatka maksamista',
  added_one: 'uusi krediitti sinulle',
  added_other: 'uutta krediittiä sinulle',
  balance_one: 'Sinulla on nyt {count} krediitti.',
  balance_other: 'Sinulla on nyt {count} krediittiä.',
  debit: '{amount} veloitetaan suoraveloituksella. Päivämäärä on lähettämässämme sähköpostissa.',
  premium: 'Premium on käytössäsi: kaikki kuvat, niin monta keskustelua kuin haluat ja lukukuittaukset.',
  backToChat: 'Takaisin keskusteluun',
  goOn: 'Jatka siitä, mihin jäit',
  members: 'Tutustu jäseniin',
  failedText: 'Mitään ei ole veloitettu. Pakettisi on edelleen tässä: miten haluat maksaa sen?',
  failedCardText: 'Mitään ei ole veloitettu. Kokeile korttia uudelleen tai maksa toisella tavalla.',
  failedEndText: 'Mitään ei ole veloitettu. Voit valita paketin uudelleen milloin vain.',
  retryCard: 'Kokeile korttia uudelleen',
  others: 'Maksutavat',
  restart: 'Valitse paketti',
  refundedTitle: 'Maksu on palautettu',
  refundedText:
    'Palautimme {amount} samalla maksutavalla, jolla maksoit. Rahat ovat perillä muutamassa päivässä pankistasi riippuen.',
  chargedBackTitle: 'Maksu on takaisinveloitettu',
  chargedBackText:
    'Pankkisi on ottanut rahat takaisin, joten krediitit on vähennetty saldostasi. Jos tämä tuli yllätyksenä, ota yhteyttä asiakaspalveluun.',
  service: 'Asiakaspalvelu',
  bundle: 'Paketti',
  bundleCredits_one: '{count} krediitti',
  bundleCredits_other: '{count} krediittiä',
  amount: 'Summa',
  paid: 'Maksettu',
  method: 'Maksutapa',
  orderNumber: 'Tilausnumero',
  date: 'Päivämäärä',
  history: 'Maksut ja krediitit',
} satisfies Messages<typeof source>;
