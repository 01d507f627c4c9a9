/** Words of numbers without accents, each list from its first number on. Several spellings are separated by a slash. */
const languages = {
  en: {
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
    units: '',
    and: '',
  },
  de: {
    small:
      'null eins zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig',
    units: 'ein zwei drei vier funf/fuenf sechs sieben acht neun',
    and: 'und',
  },
  nl: {
    small:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    units: 'een twee drie vier vijf zes zeven acht negen',
    and: 'en',
  },
};

const spellings = (list: string): string[][] => list.split(' ').map((words) => words.split('/'));

const numbers = new Map<string, string>();
for (const { small, tens, units, and } of Object.values(languages)) {
  for (const [value, words] of spellings(small).entries()) {
    for (const word of words) numbers.set(word, String(value));
  }
  for (const [index, words] of spellings(tens).entries()) {
    const ten = (index + 2) * 10;
    for (const word of words) {
      numbers.set(word, String(ten));
      if (units === '') continue;
      for (const [unit, firsts] of spellings(units).entries()) {
        for (const first of firsts) numbers.set(`${first}${and}${word}`, String(ten + unit + 1));
      }
    }
  }
}

/** Words that stand between the digits of a number that is read out, such as "double six". */
const fillers = new Set(['double', 'triple', 'doppel', 'doppelt', 'dubbel', 'dubbele']);

/** Returns a folded text with numbers in place of the words for them. "Oh" is a zero only before another number. */
export const withDigits = (folded: string): string =>
  folded
    .replaceAll(/[a-z]+/gi, (word) => {
      const lower = word.toLowerCase();
      if (lower === 'plus') return '+';
      return fillers.has(lower) ? '' : (numbers.get(lower) ?? word);
    })
    .replaceAll(/\boh(?= \d\b)/gi, '0');
