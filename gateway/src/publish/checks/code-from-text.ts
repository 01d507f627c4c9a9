import type { CallExpression, Expression, ImportExpression, NewExpression, Super } from 'acorn';
import type { AnyNode } from 'acorn';
import { fullAncestor } from 'acorn-walk';

import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened, verdict } from '../candidate.ts';
import { placeOf, type Script, scriptsOf } from '../scripts.ts';

const globals = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames']);
const timers = new Set(['setTimeout', 'setInterval', 'execScript']);

type Callee = Expression | Super;

/** Returns the name of a called global: `Function`, `window.Function`, `globalThis["Function"]`, `(0, eval)`. */
const globalName = (callee: Callee): string | undefined => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'ParenthesizedExpression') return globalName(callee.expression);
  if (callee.type === 'SequenceExpression') {
    const last = callee.expressions.at(-1);
    return last && globalName(last);
  }
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  if (!globals.has(callee.object.name)) return undefined;
  return propertyName(callee.property, callee.computed);
};

const propertyName = (property: AnyNode, computed: boolean): string | undefined => {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
};

const isText = (node: AnyNode | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'Literal' && typeof node.value === 'string') ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right))));

/** Whether a call creates a function as `Function` does: `(() => {}).constructor("…")`. */
const isConstructorCall = (callee: Callee, args: readonly AnyNode[]): boolean =>
  callee.type === 'MemberExpression' &&
  propertyName(callee.property, callee.computed) === 'constructor' &&
  args.some(isText);

const callMakesCode = ({ callee, arguments: args }: CallExpression | NewExpression): boolean => {
  const name = globalName(callee);
  if (name === 'eval' || name === 'Function') return true;
  return (name !== undefined && timers.has(name) && isText(args[0])) || isConstructorCall(callee, args);
};

/** Whether an import is not relative to the version. Such code has no signature. */
const importsElsewhere = ({ source }: ImportExpression): boolean =>
  !(source.type === 'Literal' && typeof source.value === 'string' && /^\.{1,2}\//.test(source.value));

/**
 * Whether `eval` is passed on under another name: `const e = eval`. Properties and declarations of that name are
 * allowed.
 */
const isLooseEval = (node: AnyNode, parent: AnyNode | undefined): boolean => {
  if (node.type !== 'Identifier' || node.name !== 'eval') return false;
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return parent?.type !== 'Property' || parent.value === node;
};

const findings = (script: Script): string[] => {
  const found = new Set<string>();
  if (!script.program) return [`${script.path} is not JavaScript`];
  fullAncestor(script.program, (node, _state, ancestors) => {
    const parent = ancestors.at(-2);
    const call = node.type === 'CallExpression' || node.type === 'NewExpression';
    if ((call && callMakesCode(node)) || isLooseEval(node, parent))
      found.add(placeOf(script, call ? node : (parent ?? node)));
    if (node.type === 'ImportExpression' && importsElsewhere(node)) found.add(placeOf(script, node));
  });
  return [...found];
};

/**
 * Parts of the federation runtime for module entries. The shell never calls them, and the page's policy would refuse
 * them.
 */
const runtimeParts: readonly RegExp[] = [
  /^main\.js: Function\("callbacks",`(System\.)?import\(/,
  /^main\.js: import\([\w.]+\)$/,
];

/** A comment by which a script names itself. The gate knows by the names of scripts whose code does something. */
const ownName = /\/\/[#@]\s*sourceURL\s*=/;

/**
 * Checks that no code is made of strings, that no script gives itself another name, and that none is imported from an address
 * outside the version.
 */
export const codeFromText = async (candidate: Candidate): Promise<Check> => {
  const id = 'code-from-text';
  const scripts = await scriptsOf(candidate);
  const all = scripts.flatMap(findings);
  const renamed = scripts.filter(({ source }) => ownName.test(source));
  const isKnown = (finding: string): boolean => candidate.isShell && runtimeParts.some((part) => part.test(finding));
  const problems = all.filter((finding) => !isKnown(finding));
  const known = all.filter(isKnown);
  if (problems.length > 0 || renamed.length > 0 || known.length === 0) {
    return verdict(
      id,
      [
        ...problems.map((finding) => `code from a string in ${finding}`),
        ...renamed.map(({ path }) => `${path} gives itself another name (sourceURL)`),
      ],
      'No eval, no Function, no string passed to a timer, no foreign import.',
    );
  }
  return {
    id,
    verdict: 'warned',
    reason: `Parts of the federation runtime that are never called: ${shortened(known)}.`,
  };
};
