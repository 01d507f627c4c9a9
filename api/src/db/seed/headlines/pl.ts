import type { HeadlineStock } from '../stocks.ts';

export const pl: HeadlineStock = {
  lines: `
Najpierw kawa, potem reszta
Szukam dobrej rozmowy
Ja gotuję, ty wybierasz muzykę
Spokojny charakter, głośny śmiech
Po prostu napisz cześć
Niedziele najchętniej na dworze
Chętnie poznam twoją historię
Miejsce przy oknie jest wolne
Wymienię przepisy na opowieści
Jeszcze jeden odcinek i naprawdę spać
Moje rośliny mają się świetnie
Na żywo lepiej niż w jednym zdaniu
Na deser zawsze jest miejsce
Taniec w kuchni to też sport
Daj mi mapę i żadnego planu
O jedzeniu mogę gadać godzinami
Mało dramatów, dużo planów
Świeży chleb mnie przekupi
Ciepłe ręce, fałszywy śpiew
Przyślij piosenkę, która za tobą chodzi
Optymizm z parasolem
Pogadajmy o wszystkim, byle nie o pogodzie
Ulepimy razem krzywy kubek?
Nic nie przebije pierwszej kąpieli w jeziorze
W aucie śpiewam na cały głos
Kto pomoże mi z krzyżówką?
Życie jest za krótkie na słabą kawę
Którędy na plażę?
Mniej ekranu, więcej spacerów
Po cichu liczę, że lubisz planszówki
Dwa rowery, jedna pompka, wystarczy
Żaden targ mi się nie oprze
Pokaż mi swoją ulubioną ławkę
Na powietrzu wszystko smakuje lepiej
Wciąż wysyłam pocztówki
Wszystko zaczyna się od cześć
Powiedz mi coś, czego nie wiem
Po dobre lody pójdę wszędzie
Pół miasta, pół jeziora
Plecak gotowy, brakuje towarzystwa
Bez filtrów, na zdjęciach i w życiu
Restaurację wybierasz ty
Rywalizuję tylko w minigolfie
Zawsze mam przy sobie coś dobrego
Czasem najlepszy plan to brak planu
Zachowasz dla mnie taniec?
Zgubmy się specjalnie
Masz chwilę? Ja mam cały wieczór
Proste gusta, długie śniadania
Pod moim parasolem zmieszczą się dwie osoby
Długa historia, dobre zakończenie
Każdy dobry dzień zaczyna się od muzyki
Głowa w chmurach, ręce w cieście
Kanapa, koc, film wybierasz ty
Piasek w butach, słońce na nosie
Więcej ciekawości niż ostrożności
`,
  fragments: `
Zabłocone buty / Czyste sumienie / Mocna kawa / Otwarte okna / Długie śniadania / Suche żarty / Zimna woda
Ciepłe szaliki / Wielki apetyt / Mała kuchnia / Stare winyle / Świeże pomysły / Ciche poranki / Chrupiący chleb / Dobre oczy
Dziki ogród / Pełna lodówka / Lekki bagaż / Papierowe mapy / Szczere odpowiedzi / Niebieskie niebo / Czerwone wino / Morskie powietrze
Dojrzałe pomidory / Gorzka czekolada / Grube książki / Muzyka na żywo / Duże marzenia / Dwie lewe nogi
`,
};
