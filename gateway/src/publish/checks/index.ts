import type { CheckOf } from '../candidate.ts';
import { budget } from './budget.ts';
import { busContract } from './bus-contract.ts';
import { codeFromText } from './code-from-text.ts';
import { endpointContract } from './endpoint-contract.ts';
import { exposes } from './exposes.ts';
import { files } from './files.ts';
import { foreignAddress } from './foreign-address.ts';
import { kindsOfFiles } from './kinds-of-files.ts';
import { languages } from './languages.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';
import { sharedRanges } from './shared-ranges.ts';

/** All that can be seen without running anything, in the order in which it is told. */
export const checks: readonly { id: string; look: CheckOf }[] = [
  { id: 'manifest', look: manifest },
  { id: 'files', look: files },
  { id: 'exposes', look: exposes },
  { id: 'shared-ranges', look: sharedRanges },
  { id: 'bus-contract', look: busContract },
  { id: 'endpoint-contract', look: endpointContract },
  { id: 'routes', look: routes },
  { id: 'languages', look: languages },
  { id: 'budget', look: budget },
  { id: 'eval', look: codeFromText },
  { id: 'foreign-address', look: foreignAddress },
  { id: 'css', look: kindsOfFiles },
];
