import { startTestApi, type TestApi } from '../../testing/index.ts';
import { afterCommit, inTransaction } from './in-transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('an action that waits for the commit', () => {
  let ran: string[];
  beforeEach(() => {
    ran = [];
  });
  const note = (text: string) => () => {
    ran.push(text);
  };

  test('runs after the outermost transaction has committed', async () => {
    await inTransaction(api.db, async (outer) => {
      await inTransaction(outer, async (part) => afterCommit(part, note('part')));
      afterCommit(outer, note('outer'));
      expect(ran).toEqual([]);
    });
    expect(ran).toEqual(['part', 'outer']);
  });

  test('does not run when the transaction rolls back', async () => {
    const broken = inTransaction(api.db, async (outer) => {
      afterCommit(outer, note('outer'));
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    expect(ran).toEqual([]);
  });

  test('does not run when only its part rolls back', async () => {
    await inTransaction(api.db, async (outer) => {
      afterCommit(outer, note('before'));
      const part = inTransaction(outer, async (inner) => {
        afterCommit(inner, note('part'));
        throw new Error('changed my mind');
      });
      await expect(part).rejects.toThrow('changed my mind');
      afterCommit(outer, note('after'));
    });
    expect(ran).toEqual(['before', 'after']);
  });

  test('runs immediately without a transaction, and is refused in one that cannot report its commit', async () => {
    afterCommit(api.db, note('now'));
    expect(ran).toEqual(['now']);
    await api.db.transaction().execute(async (transaction) => {
      expect(() => afterCommit(transaction, note('never'))).toThrow(/Begin the transaction with inTransaction/);
    });
  });
});
