import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

/** Two migrations have run under this number, so their names stay. */
const usedTwice = ['0049'];

const repeatedNumbers = (files: readonly Pick<MigrationFile, 'name'>[]): string[] => {
  const numbers = files.map(({ name }) => name.slice(0, 4));
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
};

test('no further number belongs to two migrations, so that documents can name them by their numbers', async () => {
  expect(repeatedNumbers(await readMigrationFiles())).toEqual(usedTwice);
});

test('a repeated number is found', () => {
  const files = ['0001-a', '0002-b', '0002-c', '0003-d'].map((name) => ({ name }));
  expect(repeatedNumbers(files)).toEqual(['0002']);
});
