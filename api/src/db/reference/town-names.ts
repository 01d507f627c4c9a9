/**
 * Other names of towns, by the name in the list: in another language, with the river, or in an old spelling.
 */
const otherNames: Record<string, readonly string[]> = {
  Aarhus: ['Århus'],
  Antwerpen: ['Antwerp', 'Anvers'],
  Basel: ['Basle', 'Bâle'],
  Bern: ['Berne'],
  Brugge: ['Bruges'],
  Brussel: ['Brussels', 'Bruxelles', 'Brüssel'],
  'Den Haag': ['The Hague', "'s-Gravenhage", 'La Haye'],
  "'s-Hertogenbosch": ['Den Bosch', 'Bois-le-Duc'],
  Derry: ['Londonderry'],
  Firenze: ['Florence', 'Florenz'],
  'Frankfurt am Main': ['Frankfurt', 'Frankfurt/Main', 'Frankfurt a. M.'],
  Freiburg: ['Freiburg im Breisgau'],
  Galway: ['Gaillimh'],
  Genova: ['Genoa', 'Genua'],
  Genève: ['Geneva', 'Genf'],
  Gent: ['Ghent', 'Gand'],
  Göteborg: ['Gothenburg'],
  Hannover: ['Hanover'],
  København: ['Copenhagen', 'Kopenhagen'],
  Köln: ['Cologne', 'Keulen'],
  Kraków: ['Cracow', 'Krakau'],
  Kortrijk: ['Courtrai'],
  Leuven: ['Louvain'],
  Liège: ['Luik', 'Lüttich'],
  Limerick: ['Luimneach'],
  Luzern: ['Lucerne'],
  Mechelen: ['Malines'],
  Milano: ['Milan', 'Mailand'],
  Mons: ['Bergen'],
  München: ['Munich'],
  Namur: ['Namen'],
  Napoli: ['Naples', 'Neapel'],
  'New York': ['New York City', 'NYC'],
  Nürnberg: ['Nuremberg'],
  Padova: ['Padua'],
  Roma: ['Rome', 'Rom'],
  'Sankt Gallen': ['St. Gallen', 'Saint-Gall'],
  'San Sebastián': ['Donostia'],
  Sevilla: ['Seville'],
  Torino: ['Turin'],
  Venice: ['Venezia', 'Venedig'],
  'Vitoria-Gasteiz': ['Vitoria', 'Gasteiz'],
  Warszawa: ['Warsaw', 'Warschau'],
  Wien: ['Vienna'],
  Zürich: ['Zurich'],
};

export const townsWithOtherNames: readonly string[] = Object.keys(otherNames);

/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };
/** Spellings of letters that a keyboard may lack. */
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøłđæœıðþ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The spellings of a name without case, accents and punctuation: `München` is `munchen` and `muenchen`. */
export const spellings = (name: string): string[] => {
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = lower.replaceAll(/[äöüøå]/g, (letter) => digraphs[letter] ?? letter);
  return [...new Set([plain(lower), plain(spelled)])].filter((one) => one !== '');
};

/** All spellings of a town of the list, each between bars. */
export const spellingsOfTown = (name: string): string =>
  `|${[...new Set([name, ...(otherNames[name] ?? [])].flatMap((one) => spellings(one)))].join('|')}|`;
