/** The address of a worker's script: see `editor/server/shared-worker.ts`. */
declare module '*?address' {
  const address: string;
  export default address;
}

/** The address of a file that Vite puts among its assets. */
declare module '*.bin?url' {
  const address: string;
  export default address;
}
