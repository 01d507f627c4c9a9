import type en from './en.ts';

export default {
  openings: [
    'Che cosa ti ha fatto sorridere oggi?',
    'Qual è la cosa più buona che hai mangiato questa settimana?',
    'Quale canzone non salti mai?',
    'Sveglia all’alba o notti lunghe?',
    'Com’è la tua domenica perfetta?',
    'Mare o montagna?',
    'Quale film rivedresti volentieri stasera?',
    'Qual è una piccola cosa che ti rende felice?',
    'Caffè, tè o niente di niente prima delle dieci?',
    'Se questo weekend potessimo essere ovunque, dove andremmo?',
    'Che cosa volevi fare da grande quando avevi dieci anni?',
    'Quale tuo talento sorprende tutti?',
    'Qual è l’ultima cosa che ti ha fatto ridere di gusto?',
    'Cucinare a casa o mangiare fuori?',
    'Quale città mi faresti vedere per prima?',
    'Che cosa non vedi l’ora di fare?',
    'Quale libro o serie ti ha fatto fare le ore piccole?',
    'Che cosa ti chiedono sempre gli amici?',
    'Pista da ballo o tavolino in un angolo?',
    'Dimmi una cosa che nel tuo profilo non c’è.',
  ],
  aboutInterest: [
    '{interest}: un interesse in comune! Per te com’è nato?',
    '{interest}: da che cosa mi consigli di cominciare?',
  ],
} satisfies typeof en;
