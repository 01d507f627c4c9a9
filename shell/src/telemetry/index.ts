export { startTelemetry, type Telemetry } from './telemetry.ts';
