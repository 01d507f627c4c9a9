export { type Action, actions } from './action.ts';
export { allowed, everyName, mayPublishFrom, maySubscribe, needsApproval, type Policy } from './authorize.ts';
export { readDemoTokens } from './demo-token-texts.ts';
export { ensureDemoTokens, removeDemoTokens } from './demo-tokens.ts';
export { type EndedSessions, openEndedSessions } from './ended-sessions.ts';
export { createThrottle, type Throttle } from './throttle.ts';
export type { Token } from './token.ts';
export { type NewToken, openTokens, type Tokens } from './tokens.ts';
