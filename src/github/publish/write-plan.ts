// `node src/github/publish/write-plan.ts`: tells the workflow where this run publishes to.

import { planPublication } from './plan.ts';
import { tellWorkflow } from './tell-workflow.ts';

await tellWorkflow('Sajt nije objavljen', () => {
  const { PUBLISH_TO: publishTo = '', LAUNCH: launch = '' } = process.env;
  const { host, build, summary } = planPublication({ publishTo, launch });
  return { outputs: { host, launch: build.LAUNCH, preview: build.PREVIEW }, summary };
});
