// Places of files as Vite and its watcher write them, on every system: Windows has its own slashes,
// and letters of drives that come in both sizes.

/** Whether a file lies in this folder or below it. */
export function isBelow(path: string, folder: string): boolean {
  const whole = withSlashes(folder).replace(/\/*$/, '/');
  return withSlashes(path).startsWith(whole);
}

/** A line of JavaScript that loads the file at this `file:` address, as Vite serves it. */
export function importLine(file: URL): string {
  return `import ${JSON.stringify(`/@fs${decodeURIComponent(file.pathname)}`)};`;
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/^[a-z]:/i, (drive) => drive.toUpperCase());
}
