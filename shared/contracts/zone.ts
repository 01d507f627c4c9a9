/**
 * The kind of document in which a route is shown. Navigation within a zone is client-side; between zones it is a
 * document load, so that a page with payment data contains no script of another team.
 */
export const zones = ['site', 'app', 'pay'] as const;

export type Zone = (typeof zones)[number];
