/** The address of a worker's script: see `server/shared-worker.ts`. */
declare module '*?address' {
  const address: string;
  export default address;
}
