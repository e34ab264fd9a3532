import { describeHost } from './support/describe-host.ts';
import { apache } from './support/servers.ts';

describeHost(apache);
