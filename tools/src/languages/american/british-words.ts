/** A British spelling or word, and what it is in American English. */
type Pair = readonly [british: string, american: string];

/** Verbs that Americans write with a z: `organise`, `organising`, `organisation`. */
const verbs: readonly string[] = [
  'organ',
  'real',
  'recogn',
  'apolog',
  'personal',
  'custom',
  'minim',
  'maxim',
  'summar',
  'author',
  'priorit',
  'final',
  'special',
  'social',
];

/** Words that Americans spell otherwise. A pair is for all words that begin with it: `colour` is for `colourful` too. */
export const spellings: readonly Pair[] = [
  ['colour', 'color'],
  ['favour', 'favor'],
  ['neighbour', 'neighbor'],
  ['behaviour', 'behavior'],
  ['honour', 'honor'],
  ['humour', 'humor'],
  ['flavour', 'flavor'],
  ['rumour', 'rumor'],
  ['labour', 'labor'],
  ['endeavour', 'endeavor'],
  ['grey', 'gray'],
  ['theatre', 'theater'],
  ['centre', 'center'],
  ['metre', 'meter'],
  ['kilometre', 'kilometer'],
  ['litre', 'liter'],
  ['fibre', 'fiber'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['travelled', 'traveled'],
  ['travelling', 'traveling'],
  ['traveller', 'traveler'],
  ['labelled', 'labeled'],
  ['modelling', 'modeling'],
  ['counsellor', 'counselor'],
  ['jeweller', 'jeweler'],
  ['fulfilment', 'fulfillment'],
  ['skilful', 'skillful'],
  ['enrolment', 'enrollment'],
  ['instalment', 'installment'],
  ...verbs.flatMap((verb) => ['e', 'ing', 'ation'].map((end): Pair => [`${verb}is${end}`, `${verb}iz${end}`])),
  ['analyse', 'analyze'],
  ['licence', 'license'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['practise', 'practice'],
  ['cheque', 'check'],
  ['catalogue', 'catalog'],
  ['sceptic', 'skeptic'],
  ['moustache', 'mustache'],
  ['pyjama', 'pajama'],
  ['cosy', 'cozy'],
  ['ageing', 'aging'],
  ['judgement', 'judgment'],
  ['lasagne', 'lasagna'],
];

/** Words that Americans replace. A pair is for exactly this word, and its plural with an s. */
export const words: readonly Pair[] = [
  ['football', 'soccer'],
  ['cinema', 'movie theater'],
  ['postcode', 'ZIP code'],
  ['mobile phone', 'cell phone'],
  ['holiday', 'vacation'],
  ['programme', 'program'],
  ['tram', 'streetcar'],
  ['autumn', 'fall'],
  ['fortnight', 'two weeks'],
  ['queue', 'line'],
  ['working day', 'business day'],
  ['expiry', 'expiration'],
  ['mum', 'mom'],
  ['biscuit', 'cookie'],
  ['trousers', 'pants'],
  ['petrol', 'gas'],
  ['motorway', 'highway'],
  ['pavement', 'sidewalk'],
  ['car park', 'parking lot'],
  ['school run', 'school drop-off'],
  ['round the corner', 'around the corner'],
  ['any more', 'anymore'],
  ['under age', 'underage'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['learnt', 'learned'],
  ['burnt', 'burned'],
  ['spelt', 'spelled'],
  ['top up', 'add to'],
];

const beginsWith = ([british]: Pair): RegExp => new RegExp(String.raw`\b${british}\w*`, 'iu');
const isExactly = ([british]: Pair): RegExp => new RegExp(String.raw`\b${british}s?\b`, 'iu');

const patterns = [
  ...spellings.map((pair) => ({ pair, pattern: beginsWith(pair) })),
  ...words.map((pair) => ({ pair, pattern: isExactly(pair) })),
];

/** Returns the British words of a text, each with the American one: `colour, in American English color`. */
export const britishWordsIn = (text: string): string[] =>
  patterns.flatMap(({ pair: [, american], pattern }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${found}, in American English ${american}`];
  });
