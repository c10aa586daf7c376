import path from "node:path";
import ts from "typescript";

/** A file that is never written; it only stands where imports are looked for. */
const ASKING = path.join(import.meta.dirname, "declared-fields-asked.ts");

/**
 * The names of all fields of a type, sorted, as the installed declarations have it; of a union, those of any part.
 * @param imports import statements, such as `import type OpenAI from "openai"`
 * @param type an expression of a type, such as `OpenAI.ChatCompletionCreateParams`
 */
export function declaredFields(imports: string, type: string): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const source = `${imports};\nexport type Asked = ${type};`;
  host.getSourceFile = (file, language) =>
    file === ASKING ? ts.createSourceFile(file, source, language) : read(file, language);
  host.fileExists = (file) => file === ASKING || ts.sys.fileExists(file);
  const program = ts.createProgram([ASKING], options, host);
  const asking = program.getSourceFile(ASKING);
  const alias = asking?.statements.find(ts.isTypeAliasDeclaration);
  if (!asking || !alias) throw new Error(`${type} is no type`);
  const problems = program.getSemanticDiagnostics(asking);
  if (problems.length > 0) throw new Error(`${type}: ${problems.map((p) => p.messageText).join(" ")}`);
  const asked = program.getTypeChecker().getTypeAtLocation(alias.name);
  const parts = asked.isUnion() ? asked.types : [asked];
  return [...new Set(parts.flatMap((part) => part.getProperties().map(({ name }) => name)))].sort();
}
