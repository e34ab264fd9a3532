import { appendFileSync } from 'node:fs';
import { workflowMessage } from '../../check/workflow-commands.ts';

export interface Told {
  /** What later steps read; one line each. */
  outputs?: Readonly<Record<string, string>>;
  /** Markdown for the run's page. */
  summary?: string;
}

/** Hands the result over to the workflow; an error becomes its first line, and the step fails. */
export async function tellWorkflow(
  failure: string,
  decide: () => Told | Promise<Told>,
): Promise<void> {
  try {
    const { outputs = {}, summary = '' } = await decide();
    const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
    append('GITHUB_OUTPUT', lines.join(''));
    append('GITHUB_STEP_SUMMARY', summary);
  } catch (error) {
    console.log(workflowMessage('error', { title: failure }, (error as Error).message));
    process.exitCode = 1;
  }
}

/** On one's own machine there is no such file, and the terminal shows it. */
function append(variable: string, text: string): void {
  const path = process.env[variable];
  if (path) appendFileSync(path, text);
  else process.stdout.write(text);
}
