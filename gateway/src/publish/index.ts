export { type GateOptions, type GateResult, runGate } from './run-gate.ts';
