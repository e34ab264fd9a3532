// schema.org's own vocabulary as TypeScript types: its compiler knows every type, which properties
// each has or inherits, and what may stand in them.
import { resolve } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** What is wrong with each of these graphs; a graph without a mistake is left out. */
export function findVocabularyMistakes(
  graphs: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const sources = new Map(
    [...graphs].map(([name, json], index) => [
      resolve('tests', `graph-${index}.ts`),
      {
        name,
        code: `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${json};`,
      },
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const readSource = host.getSourceFile;
  host.getSourceFile = (path, ...rest) => {
    const source = sources.get(resolve(path));
    return source
      ? ts.createSourceFile(path, source.code, ts.ScriptTarget.ES2022)
      : readSource(path, ...rest);
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  const mistakes = [...sources].map(([path, { name }]): [string, string[]] => {
    const file = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return [
      name,
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ];
  });
  return new Map(mistakes.filter(([, messages]) => messages.length > 0));
}
