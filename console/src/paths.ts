/** The addresses of the console. */
export const paths = {
  deploys: () => '/',
  deployable: (name: string) => `/deployables/${encodeURIComponent(name)}`,
  audit: (name?: string) => (name === undefined ? '/audit' : `/audit?deployable=${encodeURIComponent(name)}`),
  explain: () => '/explain',
  scripts: () => '/scripts',
};
