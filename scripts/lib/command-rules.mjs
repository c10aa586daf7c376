import ts from "typescript";

const COMMANDS = /\.commands\.server\.ts$/;

/** What only a form or an answer of HTTP has. A command is used by pages, programs and late work alike. */
const OF_HTTP = /^(?:FormData|Request|Response|Headers|redirect)$/;
/** A refusal's status; a number of four digits is something else. */
const STATUS = /^[45]\d\d$/;

/** `(deps, input)`; for somebody in particular `(deps, owner, input)`; what is told on the way stands behind. */
const MOST_PARAMETERS = 3;

/**
 * Where a file of commands does not keep to the one pattern: typed input, a `CommandResult` out, nothing of HTTP.
 * @param {string} file relative to the project, with forward slashes
 * @param {string} source
 * @returns {string[]} one line each
 */
export function commandProblems(file, source) {
  if (!COMMANDS.test(file)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const at = (/** @type {ts.Node} */ node) =>
    `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  /** @type {string[]} */
  const problems = [];

  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isIdentifier(node) && OF_HTTP.test(node.text))
      problems.push(
        `${at(node)}: a command takes typed input and answers codes; ${node.text} is its caller's`,
      );
    if (ts.isNumericLiteral(node) && STATUS.test(node.text))
      problems.push(`${at(node)}: a command answers a code; the status ${node.text} is its caller's`);
    ts.forEachChild(node, look);
  };
  look(tree);

  for (const command of exportedCommands(tree)) {
    if (!answersResult(command.type, tree))
      problems.push(`${at(command.node)}: ${command.name} answers no CommandResult`);
    if (command.parameters > MOST_PARAMETERS)
      problems.push(`${at(command.node)}: ${command.name} takes more than (deps, owner, input)`);
  }
  return problems;
}

/** @typedef {ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression} Made */

/**
 * The exported functions that answer later; statements for a batch of the caller's are no commands.
 * @param {ts.SourceFile} tree
 */
function exportedCommands(tree) {
  return tree.statements
    .filter(isExported)
    .flatMap(functionsIn)
    .filter(({ made }) => isLater(made))
    .map(({ made, name }) => ({ node: made, name, type: made.type, parameters: made.parameters.length }));
}

/**
 * @param {ts.Statement} statement
 * @returns {{ made: Made; name: string }[]}
 */
function functionsIn(statement) {
  if (ts.isFunctionDeclaration(statement))
    return [{ made: statement, name: statement.name?.text ?? "default" }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [{ made: initializer, name: name.getText() }]
      : [],
  );
}

/** @param {ts.Statement} statement */
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** @param {Made} made */
const isLater = (made) =>
  Boolean(made.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) ||
  made.type?.getText().startsWith("Promise<");

/**
 * Whether it is declared as a promise of a `CommandResult`, or of a type of the same file that begins with one.
 * @param {ts.TypeNode | undefined} type
 * @param {ts.SourceFile} tree
 */
function answersResult(type, tree) {
  const promised = /^Promise<\s*(\w+)/.exec(type?.getText() ?? "")?.[1];
  if (promised === "CommandResult") return true;
  return tree.statements.some(
    (statement) =>
      ts.isTypeAliasDeclaration(statement) &&
      statement.name.text === promised &&
      /^\|?\s*CommandResult\b/.test(statement.type.getText()),
  );
}
