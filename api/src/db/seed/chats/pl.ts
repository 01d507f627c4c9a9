import type { ChatStock } from '../stocks.ts';

export const pl: ChatStock = {
  chats: `
Cześć! Też lubisz wędrować, masz ulubioną trasę?
Cześć! Wokół jeziora, wcześnie rano. A ty?
Ja jeżdżę w góry, kiedy tylko mogę.
To spotkamy się gdzieś pośrodku.
Z kawą na koniec? Idealnie.

Co dziś gotujesz?
Zupę dyniową, dla co najmniej sześciu osób.
A kim jest pozostała piątka?
To jeszcze do ustalenia.

Pytanie dnia: morze czy góry?
Rano góry, wieczorem morze. Tak można?
Tylko jeśli znasz miejsce, które ma jedno i drugie.
Czarnogóra. Znam tam jedną wioskę.
Opowiedz mi o tej wiosce.

Twój opis mnie rozbawił. Stoi za nim jakaś historia?
Tak, i trwa dokładnie jedną kawę.
Ja piję kawę bardzo powoli.
Idealnie, to powolna historia.
`,
};
