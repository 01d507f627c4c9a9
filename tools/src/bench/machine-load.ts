import { loadavg } from 'node:os';

/** Formats the load of the machine. Absolute figures depend on it, ratios of one run do not. */
export const machineLoad = (): [string, string] => [
  'load of the machine at the end (1 / 5 / 15 minutes)',
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' / '),
];
