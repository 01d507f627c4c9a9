import type { HeadlineStock } from '../stocks.ts';

export const it: HeadlineStock = {
  lines: `
Prima il caffè, poi il resto
Cerco una bella conversazione
Io cucino, tu scegli la musica
Carattere calmo, risata forte
Basta un ciao
La domenica sempre all'aria aperta
Voglia di ascoltare la tua storia
C'è ancora un posto vicino al finestrino
Scambio ricette con storie vere
Ancora una puntata e poi a letto, giuro
Le mie piante stanno benissimo
Meglio dal vivo che in una riga
Per il dolce c'è sempre spazio
Ballare in cucina vale come sport
Dammi una mappa e nessun programma
Di cibo parlo per ore
Pochi drammi, tanti progetti
Il pane caldo mi compra
Mani calde, voce stonata
Mandami la canzone che non ti esce dalla testa
Ottimismo e ombrello
Parliamo di tutto tranne che del tempo
Facciamo insieme un vaso storto?
Niente batte il primo bagno dell'anno
Canto in macchina, senza vergogna
Chi mi aiuta con le parole crociate?
La vita è troppo breve per un caffè cattivo
Da che parte è il mare?
Meno schermo, più passeggiate
Spero in segreto che ti piacciano i giochi da tavolo
Due bici, una pompa, basta così
Nessun mercatino mi sfugge
Fammi vedere la tua panchina preferita
All'aperto è tutto più buono
Scrivo ancora cartoline
Tutto comincia con un ciao
Insegnami qualcosa di nuovo
Per un buon gelato vado ovunque
Metà città, metà mare
Zaino pronto, compagnia gradita
Senza filtri, nelle foto e nella vita
Il ristorante lo scegli tu
Al minigolf divento una belva
Porto sempre qualcosa da mangiare
A volte il piano migliore è nessun piano
Mi tieni un ballo?
Perdiamoci apposta
Hai un minuto? Io ho tutta la sera
Gusti semplici, pranzi lunghi
Sotto il mio ombrello si sta in due
Storia lunga, bel finale
Ogni bella giornata inizia con la musica
Testa tra le nuvole, mani in pasta
Divano, coperta, film a scelta tua
Sabbia nelle scarpe, sole sul naso
Più curiosità che prudenza
`,
  fragments: `
Scarponi infangati / Coscienza pulita / Caffè forte / Finestre aperte / Colazioni lunghe / Battute pessime / Acqua fredda
Sciarpe calde / Grande appetito / Cucina piccola / Vecchi vinili / Idee fresche / Mattine lente / Pane caldo / Sguardo gentile
Giardino selvatico / Frigo pieno / Bagaglio leggero / Mappe di carta / Risposte sincere / Cielo blu / Vino rosso / Aria di mare
Pomodori maturi / Cioccolato fondente / Libri veri / Musica dal vivo / Grandi sogni / Due piedi sinistri
`,
};
