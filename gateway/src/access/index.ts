export { type Action, actions, teamActions } from './action.ts';
export {
  allowed,
  everyName,
  mayPublishFrom,
  mayOperate,
  maySubscribe,
  needsApproval,
  type Policy,
} from './authorize.ts';
export { readDemoTokens } from './demo-token-texts.ts';
export { ensureDemoTokens, ensureSharedDemoTokens, removeDemoTokens } from './demo-tokens.ts';
export { type EndedSessions, openEndedSessions, type SharedEndedSessions } from './ended-sessions.ts';
export { createThrottle, type Throttle } from './throttle.ts';
export { ownersOf } from './owners.ts';
export type { NewToken, TokenReader } from './read-token.ts';
export { isReservedName } from './reserved-names.ts';
export { holderName, newTokenId, type Token } from './token.ts';
export { openTokens, type SharedTokens, type Tokens } from './tokens.ts';
