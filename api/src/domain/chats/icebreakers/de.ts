import type en from './en.ts';

export default {
  openings: [
    'Was hat dich heute zum Lächeln gebracht?',
    'Was war das Beste, was du diese Woche gegessen hast?',
    'Welches Lied überspringst du nie?',
    'Lerche oder Nachteule?',
    'Wie sieht dein perfekter Sonntag aus?',
    'Meer oder Berge?',
    'Welchen Film könntest du heute Abend noch einmal sehen?',
    'Welche Kleinigkeit macht dich glücklich?',
    'Kaffee, Tee oder vor zehn gar nichts?',
    'Wenn wir dieses Wochenende überall sein könnten, wo wären wir?',
    'Was wolltest du mit zehn Jahren werden?',
    'Welches Talent traut man dir nicht zu?',
    'Worüber hast du zuletzt laut gelacht?',
    'Selbst kochen oder essen gehen?',
    'Welche Stadt würdest du mir zuerst zeigen?',
    'Worauf freust du dich gerade am meisten?',
    'Welches Buch oder welche Serie hat dich wach gehalten?',
    'Worum bitten dich deine Freunde immer?',
    'Tanzfläche oder Ecktisch?',
    'Erzähl mir etwas, das nicht in deinem Profil steht.',
  ],
  aboutInterest: [
    '{interest} steht bei uns beiden. Wie hat das bei dir angefangen?',
    '{interest}: Was würdest du mir als Erstes empfehlen?',
  ],
} satisfies typeof en;
