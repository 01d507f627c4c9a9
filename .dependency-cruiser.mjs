/**
 * Who may import whom. The rules are made from the folder list, so a new remote or shared package is protected at
 * birth; `tools/src/boundaries.test.ts` proves each rule by one legal and one illegal import.
 */
import { boundaryRules } from './tools/src/boundary-rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: boundaryRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.browser.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
