// The random tests of one run have one seed, which `npm run test:strangers` prints; by itself a test has a new one.
const seed = process.env['TEST_SEED'];
if (seed) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(seed) });
}

export {};
