import type { AboutStock } from '../stocks.ts';

export const it: AboutStock = {
  openings: `
Vivo qui da qualche anno e mi piace la gente del posto.
Dopo anni pieni ho di nuovo tempo per qualcosa di bello.
#friends Dicono che di me ci si può fidare, anche se con la testa un po' tra le nuvole.
#morning Mi alzo presto, ma per la buona compagnia faccio eccezioni.
Amo le cose semplici fatte bene: il pane, un libro, un giro in bici.
Vengo da un paese di mare e guardo ancora il vento prima delle notizie.
#work Restauro vecchi mobili per mestiere, e quasi tutti mi perdonano.
In treno la gente mi racconta la sua vita. Sarà la mia faccia.
#work Insegno, e imparo almeno quanto la mia classe.
Mi piace quando un piano salta e arriva qualcosa di meglio.
#sport Da un anno faccio arrampicata e non parlo d'altro.
#garden Dietro casa ho un piccolo giardino, e per ora vince lui.
#morning La mattina non contare su di me, la sera invece do il meglio.
Colleziono storie, soprattutto quelle degli altri.
#work Lavoro in ospedale, così il mio martedì a volte è un sabato.
`,
  middles: `
#food Il venerdì cucino per chi passa.
#museum Al museo resto sempre troppo a lungo davanti a un solo quadro.
#music Ho un debole per i piccoli concerti e le battute pessime.
#travel D'estate parto con la tenda e quasi senza programma.
#pets Il mio cane dice che siamo una bella squadra.
#food Faccio un ottimo risotto e quattro così così.
#books In tasca ho sempre un libro, quasi mai lo stesso di ieri.
#sport Corro, anche se chi mi vede la chiama passeggiata veloce.
#pets Il gatto era già in casa e crede che l'ospite sia io.
#family Mia nipote mi insegna a disegnare cavalli. I suoi sono più belli.
#music Canto in un coro dove l'entusiasmo conta più dell'intonazione.
#games I giochi da tavolo li prendo sul serio, le sconfitte no.
#travel Adoro i treni notturni, anche se non chiudo occhio.
#garden Sul balcone crescono pomodori, e ne regalo la metà.
#bike La mia bici è più vecchia di quasi tutte le mie opinioni.
`,
  closings: `
Chissà se abbiamo qualcosa da raccontarci. Scrivimi.
Non cerco una favola, solo una persona che c'è.
#coffee Cominciamo con un caffè e vediamo che ora si fa.
Raccontami cosa ti ha fatto ridere oggi.
#walk Scegli una passeggiata, una qualsiasi. Io porto la merenda.
Mandami la tua domanda migliore, alla risposta penso io.
Se mi hai letto fin qui, forse dovremmo parlarci.
Dove andresti con un venerdì libero?
Meglio vedersi una volta che scriversi per settimane.
#music Quale canzone devo assolutamente ascoltare? Comincia da lì.
Senza fretta e senza copione. Vediamo.
Mi piace chi dice quello che pensa e intanto ride.
`,
};
