import ts from 'typescript';

/** Names in the code of some files. Code that reads a text has the text's key, or the parts of the key, among these. */
export interface CodeNames {
  /** String literals, those of types included. */
  literals: Set<string>;
  /** The fixed parts of template literals: `a.${x}.b` is `['a.', '.b']`. */
  templates: string[][];
  /** The names of properties in object literals. */
  keys: Set<string>;
  /** The names of properties that are read, and of what is imported. */
  reads: Set<string>;
  /** Chains of properties that are read, each from every beginning: `texts.login.title`, `login.title` and `title`. */
  chains: Set<string>;
}

export const noNames = (): CodeNames => ({
  literals: new Set(),
  templates: [],
  keys: new Set(),
  reads: new Set(),
  chains: new Set(),
});

const chainsOf = (access: ts.PropertyAccessExpression): string[] => {
  const names: string[] = [];
  let node: ts.Expression = access;
  for (; ts.isPropertyAccessExpression(node); node = node.expression) names.unshift(node.name.text);
  if (ts.isIdentifier(node)) names.unshift(node.text);
  return names.map((_, index) => names.slice(index).join('.'));
};

const textOf = (name: ts.PropertyName | ts.BindingName): string[] =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? [name.text] : [];

const importedNames = ({ importClause }: ts.ImportDeclaration): string[] => {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [];
};

const addNode = (names: CodeNames, node: ts.Node): void => {
  if (ts.isStringLiteralLike(node)) names.literals.add(node.text);
  else if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
    const spans: readonly (ts.TemplateSpan | ts.TemplateLiteralTypeSpan)[] = node.templateSpans;
    names.templates.push([node.head.text, ...spans.map(({ literal }) => literal.text)]);
  } else if (ts.isPropertyAccessExpression(node)) {
    names.reads.add(node.name.text);
    for (const chain of chainsOf(node)) names.chains.add(chain);
  } else if (ts.isBindingElement(node)) {
    for (const name of textOf(node.propertyName ?? node.name)) names.reads.add(name);
  } else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    for (const name of textOf(node.name)) names.keys.add(name);
  }
};

/** Adds the names in a file. The addresses of imported modules are left out. */
export const addNames = (names: CodeNames, file: string, source: string): void => {
  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) {
      for (const name of importedNames(node)) names.reads.add(name);
      return;
    }
    addNode(names, node);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
};

/** Returns the names of several groups of files together. */
export const joinNames = (groups: readonly CodeNames[]): CodeNames => {
  const all = noNames();
  for (const group of groups) {
    for (const kind of ['literals', 'keys', 'reads', 'chains'] as const)
      for (const name of group[kind]) all[kind].add(name);
    for (const template of group.templates) all.templates.push(template);
  }
  return all;
};
