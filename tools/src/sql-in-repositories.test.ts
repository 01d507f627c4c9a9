import { checkoutTree, readText } from './docs/tree.ts';

/** Calls of Kysely's query builder and its `sql` template. The builder needs no import, so import rules miss it. */
const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/g;

const findSql = (source: string): string[] => source.match(sql) ?? [];

const mayUseSql = /\.(repository|test)\.ts$/;

/** `api/src/db` is the database itself: the schema, the migrator and the demo data. */
const sources = checkoutTree().files.filter((file) => /^api\/src\/(?!db\/).*\.ts$/.test(file) && !mayUseSql.test(file));

test('the api uses SQL in its *.repository.ts files only', () => {
  const strays = sources
    .filter((file) => findSql(readText(file)).length > 0)
    .map((file) => `${file} uses SQL: move it to a *.repository.ts`);
  expect(strays).toEqual([]);
});

test('a query is found, a transaction of repository functions is legal', () => {
  const illegal = "await db.selectFrom('users').execute(); await sql<{ id: number }>`select 1`.execute(db);";
  const legal = 'await db.transaction().execute((transaction) => insertBlock(transaction, member.id, other.id));';
  expect(findSql(illegal)).toEqual(['.selectFrom(', 'sql<{ id: number }>`']);
  expect(findSql(legal)).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});
