import { bannedWords } from './banned-words.ts';
import { checkoutFindings } from './checkout-findings.ts';
import { findBannedWords, formatFinding } from './find-banned-words.ts';

/** False turns the check of the checkout off. `node tools/src/docs/language/list-findings.ts` lists the words. */
const enforced = true;

test('documents, comments and test titles use the words of the glossary', () => {
  expect(enforced ? checkoutFindings().map(formatFinding) : []).toEqual([]);
});

const found = (file: string, text: string): string[] => findBannedWords(file, text).map((finding) => finding.found);
const markdown = (text: string): string[] => found('docs/x.md', text);
const source = (text: string): string[] => found('api/src/x.ts', text);

/** A sentence for each banned word, and what is found in it. */
const sentences: Record<string, [text: string, ...found: string[]][]> = {
  piece: [['Each piece is built alone; two pieces are not.', 'piece', 'pieces']],
  tell: [['It tells the shell what the bus told it, telling all who tell.', 'tells', 'told', 'telling', 'tell']],
  answer: [['The answer of the api; it answers 404.', 'answer', 'answers']],
  mend: [['Mend the sibling; what is mended stays.', 'Mend', 'mended']],
  anew: [['The page loads anew.', 'anew']],
  'take back': [
    [
      'A like taken back is gone; the gateway takes it back; take back the canary.',
      'taken back',
      'takes it back',
      'take back',
    ],
  ],
  'stand in, lie in': [['Data lie in a folder; it stands in the page.', 'lie in', 'stands in']],
  'in one go': [['All rows are written in one go.', 'in one go']],
  wish: [["A member's wishes; if wished.", 'wishes', 'wished']],
  forget: [['The cache forgets the member; forget the row.', 'forgets', 'forget']],
  'somebody, everybody, nobody': [
    ["It is somebody's; everybody sees it, nobody asks.", "somebody's", 'everybody', 'nobody'],
  ],
  'who may': [['Who may look at a photo.', 'Who may']],
  'for who': [['A page for who asks.', 'for who']],
  pen: [['The owner holds the pen.', 'pen']],
  'at once': [['Two requests at once; premium unlocks at once.', 'Two requests at once']],
  'at the same moment': [['Two requests at the same moment.', 'at the same moment']],
  news: [['The shell fetches news.', 'news']],
  'second try': [['A second try passes.', 'second try']],
  'npm run look': [['Run npm run look.', 'npm run look']],
};

test('every banned word has a sentence that is refused', () => {
  expect(Object.keys(sentences)).toEqual(bannedWords.map(({ name }) => name));
});

describe.each(Object.entries(sentences))('%s', (_, examples) => {
  test.each(examples)('is refused in "%s"', (text, ...words) => {
    expect(markdown(text).toSorted()).toEqual(words.toSorted());
    expect(source(`/** ${text} */\nconst x = 1;`).toSorted()).toEqual(words.toSorted());
  });
});

test.each([
  'Every README answers the same four questions.',
  'The questions of the match finder; each has one answer.',
  'Links to the open signup questions. Without their answers the profile stays hidden.',
  "The member's answer is stored.",
  'It tells a network error and a refusal apart.',
  'The link takes the member back to the page.',
  'A forgotten password is reset by mail.',
  'In the match finder an age is answered with a range.',
  'Nothing tells the address from another one.',
  'An element is thrown by finger, pen or mouse.',
  'Premium unlocks at once, everywhere.',
  'The newsletter opens. An open pencil depends on happenings.',
  'It understands inputs and belies in-line code. Masterpieces recommend.',
  'See `tellProblems`, [the page](how-to/mend.md) and https://example.org/answer.',
])('is allowed: "%s"', (text) => {
  expect(markdown(text)).toEqual([]);
  expect(source(`// ${text}`)).toEqual([]);
});

test('a phrase is found across lines, on the line on which it begins', () => {
  const comment = 'const a = 1;\n/**\n * All rows are written in one\n * go.\n */\n// Two requests at\n// once.\n';
  expect(findBannedWords('x.ts', comment).map(({ line, found: words }) => [line, words])).toEqual([
    [3, 'in one go'],
    [6, 'Two requests at once'],
  ]);
});

test('code, strings and regular expressions are not read; comments and test titles are', () => {
  const text = [
    'const answer = "// told"; // the shell is told',
    'const pattern = /\\/\\/ told/; const tells = `a ${answer} // told /* told */`;',
    "test('the shell is told', () => {});",
    "test.each([['told']])(`who may see %s ${answer}`, () => {});",
    "log('told');",
    '/** @param wish the filters */',
  ].join('\n');
  expect(source(text)).toEqual(['told', 'told', 'who may']);
});

test('text between JSX elements is not read; comments inside of them are', () => {
  const text = "const a = <p>don't // told {/* who may */} <b>isn't told</b></p>;\n// a pen\n";
  expect(found('x.tsx', text)).toEqual(['who may', 'pen']);
});

test('examples in a document are not read; the remarks of their commands are', () => {
  const text =
    'Do this:\n\n```sh\nnpm start -- told   # is told\n```\n\n```ts\nconst told = 1; // told\n```\n\nTold.\n';
  expect(findBannedWords('x.md', text).map(({ line, found: word }) => [line, word])).toEqual([
    [4, 'told'],
    [11, 'Told'],
  ]);
});

test('comments of SQL, style sheets, pages, settings and templates are read', () => {
  expect(found('x.sql', "-- told\nselect 'told'; /* a pen */")).toEqual(['told', 'pen']);
  expect(found('x.css', '/* told */ .told {}')).toEqual(['told']);
  expect(found('x.html', '<!-- told --><p>told</p>')).toEqual(['told']);
  expect(found('x.yaml', 'told: 1 # told')).toEqual(['told']);
  expect(found('x.ts.template', '// told\nconst told = 1;')).toEqual(['told']);
  expect(found('x.json', '"told"')).toEqual([]);
});

test('a finding names file, line, word and replacement', () => {
  const [finding] = findBannedWords('docs/x.md', '# X\n\nMend it.\n');
  expect(finding && formatFinding(finding)).toBe('docs/x.md:3  "Mend": write fix');
});

test('a phrase is allowed only in the files that it names', () => {
  const text = '// The answers of one step.\n';
  expect(found('mf-auth/src/complete-signup/steps.ts', text)).toEqual([]);
  expect(found('mf-auth/src/login/login.ts', text)).toEqual(['answers']);
});
