// GitHub's own parser of workflow files, which also judges expressions, schedules and events.
import { registerHooks } from 'node:module';

// The package imports a JSON file in the way that bundlers take; Node asks for an attribute.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
hooks.deregister();

/** What GitHub would refuse in this workflow; empty when all is well. */
export async function lintWorkflow(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
