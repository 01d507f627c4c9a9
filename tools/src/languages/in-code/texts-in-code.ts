import ts from 'typescript';

/** Attributes of HTML that a browser shows or reads aloud. */
const ofElements =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext|braillelabel))$/;

/** Properties of components that end in such attributes or in texts, `closeLabel` for instance. */
const ofComponents =
  /^(?:action|caption|description|detail|error|heading|hint|lead|legend|message|subtitle|text)$|(?:Label|Title|Text|Hint|Placeholder|Description)$/;

/** A value of HTML, not a text: "send", "search". */
const keyHint = 'enterKeyHint';

/** Whether a text has a word of two letters or more. Signs such as "·" are the same in every language; "#signup" is an address. */
const hasWord = (text: string): boolean => !/^[#/]\S*$/.test(text) && /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''));

/** Returns the literals that an expression may become: those of both sides of a condition, and of a template. */
const literalsOf = (node: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    // The left side of `&&` is a condition, not a text.
    const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return [...(isCondition ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
  }
  return [];
};

const isShown = ({ name, parent }: ts.JsxAttribute): boolean => {
  const attribute = name.getText();
  if (ofElements.test(attribute)) return true;
  const isComponent = /^[A-Z]/.test(parent.parent.tagName.getText());
  return isComponent && attribute !== keyHint && ofComponents.test(attribute);
};

const ofAttribute = (attribute: ts.JsxAttribute): string[] => {
  const { initializer } = attribute;
  if (initializer === undefined || !isShown(attribute)) return [];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  return ts.isJsxExpression(initializer) && initializer.expression ? literalsOf(initializer.expression) : [];
};

/** Whether the children of an element are code, which the browser does not show. */
const isHidden = ({ parent }: ts.Node): boolean =>
  ts.isJsxElement(parent) && /^(style|script|code)$/.test(parent.openingElement.tagName.getText());

const textsOf = (node: ts.Node): string[] => {
  if (ts.isJsxAttribute(node)) return ofAttribute(node);
  const isChild = ts.isJsxText(node) || (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent));
  if (!isChild || isHidden(node)) return [];
  if (ts.isJsxText(node)) return [node.text.trim().replaceAll(/\s+/g, ' ')];
  return node.expression ? literalsOf(node.expression) : [];
};

/** Returns the texts that are written in the JSX of a component, with their lines. A text in a constant is not found. */
export const textsInCode = (file: string, source: string): string[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const text of textsOf(node).filter(hasWord)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} "${text}"`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
