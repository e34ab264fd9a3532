// What a workflow on GitHub understands in a program's output. The text is escaped as GitHub's own
// toolkit does it.

/** GitHub's own names. */
export type WorkflowCommand = 'error' | 'warning' | 'notice';

/** A line that GitHub shows on the run's first page; with `file` and `line`, also in its place. */
export function workflowMessage(
  command: WorkflowCommand,
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${command} ${list.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** In a property, the signs that separate properties as well. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
