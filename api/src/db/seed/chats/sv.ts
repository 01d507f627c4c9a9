import type { ChatStock } from '../stocks.ts';

export const sv: ChatStock = {
  chats: `
Hej! Du gillar också att vandra, har du en favoritrunda?
Hej! Runt sjön, tidigt på morgonen. Och du?
Jag åker till fjällen så ofta jag kan.
Då möts vi någonstans på mitten.
Med fika på slutet? Perfekt.

Vad lagar du i kväll?
Pumpasoppa, till minst sex personer.
Och vilka är de andra fem?
Det är inte bestämt än.

Dagens fråga: hav eller fjäll?
Fjäll på morgonen, hav på kvällen. Går det?
Bara om du vet ett ställe som har båda.
Lofoten. Jag känner till en by.
Berätta mer om den där byn.

Din rad fick mig att le. Finns det en historia bakom?
Ja, och den räcker precis en kopp kaffe.
Jag dricker kaffe väldigt långsamt.
Perfekt, det är en långsam historia.
`,
};
