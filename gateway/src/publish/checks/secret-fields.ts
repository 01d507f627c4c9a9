import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';

import { type Candidate, verdict } from '../candidate.ts';
import { placeOf, type Script, scriptsOf } from '../scripts.ts';

/** Hints for a browser that fills in a field: passwords, codes, cards. */
const hint = /^(?:[a-z-]+ )*(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)$/i;

/** Hides what is typed into a field of text, as a field for a password does. */
const hidesText = /text-?security/i;

/** Such a field in HTML. */
const secretInHtml =
  /\b(?:type|autocomplete)\s*=\s*\\?["']?(?:password|[\w\s-]*(?:current|new)-password|one-time-code|cc-)/i;

const textOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? node.value.raw) : undefined;
};

/** Returns the texts that an expression may be: `isShown ? 'text' : 'password'`. */
const textsOf = (node: AnyNode): string[] => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  if (node.type === 'TemplateLiteral') return node.quasis.flatMap(textsOf);
  const text = textOf(node);
  return text === undefined ? [] : [text];
};

const nameOf = (node: AnyNode): string => (node.type === 'Identifier' ? node.name : (textOf(node) ?? ''));

const isType = (name: string): boolean => name.toLowerCase() === 'type';
const isPassword = (text: string): boolean => text.trim().toLowerCase() === 'password';

/** Whether a node gives something the type of a field for passwords: the word alone may also name a question or a text. */
const setsType = (node: AnyNode): boolean => {
  if (node.type === 'Property') return isType(nameOf(node.key)) && textsOf(node.value).some(isPassword);
  if (node.type === 'AssignmentExpression')
    return (
      node.left.type === 'MemberExpression' &&
      isType(nameOf(node.left.property)) &&
      textsOf(node.right).some(isPassword)
    );
  if (node.type !== 'CallExpression') return false;
  const given = node.arguments.flatMap(textsOf);
  return given.some(isType) && given.some(isPassword);
};

/** Whether a style has a property that hides text: `{ WebkitTextSecurity: 'disc' }`, `style.webkitTextSecurity = 'disc'`. */
const setsStyle = (node: AnyNode): boolean =>
  (node.type === 'Property' && hidesText.test(nameOf(node.key))) ||
  (node.type === 'MemberExpression' && hidesText.test(nameOf(node.property)));

const isSecret = (node: AnyNode): boolean => {
  const text = textOf(node);
  if (text === undefined) return setsType(node) || setsStyle(node);
  return hint.test(text.trim()) || hidesText.test(text) || secretInHtml.test(text);
};

const findings = (script: Script): string[] => {
  const found = new Set<string>();
  if (!script.program) return [];
  full(script.program, (node) => {
    if (isSecret(node)) found.add(placeOf(script, node));
  });
  return [...found];
};

/**
 * Checks that a remote with pages of the site has no field for a password, a code or a card: visitors log in and pay at other
 * origins, so such a field could only collect what they type. The signup form, which has one, is a widget of another remote.
 */
export const secretFields = async (candidate: Candidate) => {
  const { isShell, version, read } = candidate;
  const id = 'secret-fields';
  const hasPages = version.data?.routes.some(({ zone }) => zone === 'site') ?? false;
  if (isShell || !hasPages) return verdict(id, [], 'It has no page at the origin of the site.');
  const inHtml = await Promise.all(
    version.files
      .filter(({ path }) => path.startsWith('prerendered/'))
      .map(async ({ path }) => (secretInHtml.test((await read(path))?.toString('utf8') ?? '') ? [path] : [])),
  );
  const places = [...(await scriptsOf(candidate)).flatMap(findings), ...inHtml.flat()];
  return verdict(
    id,
    places.map((place) => `a field for a secret in a page of the site: ${place}`),
    'Its pages of the site have no field for a password, a code or a card.',
  );
};
