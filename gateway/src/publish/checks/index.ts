import type { RunCheck } from '../candidate.ts';
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
import { pageHeads } from './page-heads.ts';
import { prerendered } from './prerendered.ts';
import { routes } from './routes.ts';
import { secretFields } from './secret-fields.ts';
import { sharedRanges } from './shared-ranges.ts';
import { texts } from './texts.ts';

/** All checks that run no code, in the order of their results. */
export const checks: readonly { id: string; run: RunCheck }[] = [
  { id: 'manifest', run: manifest },
  { id: 'files', run: files },
  { id: 'exposes', run: exposes },
  { id: 'shared-ranges', run: sharedRanges },
  { id: 'bus-contract', run: busContract },
  { id: 'endpoint-contract', run: endpointContract },
  { id: 'routes', run: routes },
  { id: 'languages', run: languages },
  { id: 'texts', run: texts },
  { id: 'page-heads', run: pageHeads },
  { id: 'prerendered', run: prerendered },
  { id: 'budget', run: budget },
  { id: 'code-from-text', run: codeFromText },
  { id: 'foreign-address', run: foreignAddress },
  { id: 'kinds-of-files', run: kindsOfFiles },
  { id: 'secret-fields', run: secretFields },
];
