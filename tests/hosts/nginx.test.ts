import { describeHost } from './support/describe-host.ts';
import { nginx } from './support/servers.ts';

describeHost(nginx);
