/** The build sets this alias (shared/webpack/src/prerender.ts). */
declare module 'this-prerender' {
  export const prerender: () => Promise<Record<string, unknown>>;
}
