/** The database does not respond, or refuses to work now. Its message names neither the user nor the password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
