import { describeHost } from './support/describe-host.ts';
import { caddy } from './support/servers.ts';

describeHost(caddy);
