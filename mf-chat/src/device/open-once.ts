import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Returns a function that opens a database: once, and again after the browser or a later release has closed it.
 * @param create creates the stores of a new database
 */
export const openOnce = <Schema extends DBSchema>(
  name: string,
  create: (created: IDBPDatabase<Schema>) => void,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const drop = (): void => {
    connection = undefined;
  };
  return () => {
    connection ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // A later release, in another tab, waits for this one to let go.
      blocking: (_current, _blocked, event) => {
        drop();
        (event.target as IDBDatabase).close();
      },
      terminated: drop,
    });
    connection.catch(drop);
    return connection;
  };
};
