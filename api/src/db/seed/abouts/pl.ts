import type { AboutStock } from '../stocks.ts';

export const pl: AboutStock = {
  openings: `
Mieszkam tu od kilku lat i dobrze mi z tutejszymi ludźmi.
Po kilku pracowitych latach znów mam czas na coś nowego.
#friends Znajomi mówią, że można na mnie liczyć, choć bywam z głową w chmurach.
#morning Wstaję wcześnie, ale dla dobrego towarzystwa robię wyjątki.
Lubię proste rzeczy zrobione dobrze: chleb, książkę, wycieczkę rowerem.
Pochodzę znad morza i nadal najpierw sprawdzam wiatr, a dopiero potem wiadomości.
#work Zawodowo odnawiam stare meble i większość mi to wybacza.
W pociągu ludzie opowiadają mi całe życie. To pewnie przez moją twarz.
#work Uczę w szkole i uczę się tam co najmniej tyle, ile moja klasa.
Najbardziej lubię, gdy plan się sypie, a wychodzi coś lepszego.
#sport Od roku się wspinam i nie mówię o niczym innym.
#garden Za domem mam mały ogród i na razie to on wygrywa.
#morning Rano nie ma ze mnie pożytku, za to wieczorem jestem w formie.
Zbieram historie, głównie cudze.
#work Pracuję na zmiany w szpitalu, więc mój wtorek bywa sobotą.
`,
  middles: `
#food W piątki gotuję dla każdego, kto wpadnie.
#museum W muzeum zawsze zbyt długo stoję przed jednym obrazem.
#music Mam słabość do małych sal koncertowych i kiepskich żartów.
#travel Latem znikam z namiotem i prawie bez planu.
#pets Mój pies uważa, że tworzymy dobry zespół.
#food Robię znakomite pierogi i całkiem znośny barszcz.
#books W kieszeni zawsze noszę książkę, rzadko tę samą co wczoraj.
#sport Biegam, choć przechodnie nazwaliby to szybkim spacerem.
#pets Kot był już w mieszkaniu i uważa, że to ja jestem gościem.
#family Siostrzenica uczy mnie rysować konie. Jej są ładniejsze.
#music Śpiewam w chórze, w którym zapał liczy się bardziej niż słuch.
#games Planszówki traktuję poważnie, przegrane już nie.
#travel Uwielbiam nocne pociągi, nawet gdy nie zmrużę oka.
#garden Na balkonie hoduję pomidory i większość rozdaję.
#bike Mój rower jest starszy niż większość moich poglądów.
`,
  closings: `
Może mamy sobie coś do powiedzenia? Napisz.
Nie szukam bajki, tylko kogoś, kto jest.
#coffee Zacznijmy od kawy i zobaczmy, która się zrobi godzina.
Opowiedz, co cię dziś rozśmieszyło.
#walk Wybierz trasę, obojętnie jaką. Ja wezmę kanapki.
Przyślij swoje najlepsze pytanie, a ja postaram się o odpowiedź.
Skoro czytasz aż dotąd, to chyba pora pogadać.
Dokąd jechać, gdy piątek jest wolny? Podpowiedz.
Lepiej spotkać się raz, niż pisać tygodniami.
#music Jakiej piosenki muszę posłuchać? Zacznij od niej.
Bez pośpiechu i bez scenariusza. Zobaczymy.
Lubię ludzi, którzy mówią to, co myślą, i się przy tym śmieją.
`,
};
