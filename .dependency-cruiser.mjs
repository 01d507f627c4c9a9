/**
 * Configures the import boundaries. The rules are generated from the folder list, so they cover each new remote and
 * shared package. `tools/src/boundaries.test.ts` proves each rule with one legal and one illegal import.
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
