export { parsePlatform } from './parse-platform.ts';
export { type IntoTarget, runInto } from './run-into.ts';
