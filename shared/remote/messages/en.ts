const en = {
  failure: {
    title: 'This part is not available right now',
    text: 'Everything else still works. Try again, or come back to it in a moment.',
    offline: 'You are offline. It will load as soon as you are back.',
    retry: 'Try again',
  },
} as const;

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    remote: typeof en;
  }
}
