/** The addresses of the console. */
export const paths = {
  deploys: () => '/',
  piece: (name: string) => `/pieces/${encodeURIComponent(name)}`,
  audit: (name?: string) => (name === undefined ? '/audit' : `/audit?piece=${encodeURIComponent(name)}`),
  scripts: () => '/scripts',
};
