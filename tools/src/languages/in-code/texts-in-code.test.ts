import { checkoutTree, readText } from '../../docs/tree.ts';
import { textsInCode } from './texts-in-code.ts';

/** Components that people see. The page of examples is for developers, in English. */
const components = checkoutTree().files.filter(
  (file) =>
    /^(?:console|mf-[a-z]+|shared|shell)\/.*\.tsx$/.test(file) &&
    !/\.test\.tsx$|\/testing\/|^shared\/(?:testing|ui\/examples)\//.test(file),
);

test('LANG-01 no component has a text in its JSX', () => {
  expect(components.length).toBeGreaterThan(400);
  const strays = components
    .flatMap((file) => textsInCode(file, readText(file)))
    .map((text) => `${text}: move it to the messages of the package`);
  expect(strays).toEqual([]);
});

const shown = (jsx: string): string[] =>
  textsInCode('a.tsx', `export const A = () => ${jsx};`).map((text) => text.replace(/^a\.tsx:1 /, ''));

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{count} days</p>', 'days'],
  ["<p>{isNew && 'New'}</p>", 'New'],
  ["<p>{isNew ? t('a.new') : 'Old'}</p>", 'Old'],
  ["<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['<p>{`${count} days`}</p>', ' days'],
  ['<img alt="A cat" />', 'A cat'],
  ['<input placeholder={"Your name"} />', 'Your name'],
  ['<button aria-label={isOpen ? "Close" : t("a.open")} />', 'Close'],
  ['<Sheet closeLabel="Close" />', 'Close'],
  ['<Field hint="Shown without your street." />', 'Shown without your street.'],
])('control: the text in %s is found', (jsx, text) => expect(shown(jsx)).toEqual([`"${text}"`]));

test.each([
  "<p>{t('a.title')}</p>",
  '<p>{name} · {age} – 1×</p>',
  "<p>{kind === 'new' && <b />}</p>",
  '<img alt="" src="/photo.webp" />',
  '<PostForm action="#signup" method="post" />',
  '<Field enterKeyHint="search" name="city" tone="muted" />',
  '<style>{"p { color: red }"}</style>',
  '<a href="/x" title={t("a.title", { name: "x" })} />',
])('%s has no text', (jsx) => expect(shown(jsx)).toEqual([]));
