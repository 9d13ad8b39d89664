import { parseArgs } from 'node:util';
import { writeNginxConfiguration } from '../edge/nginx-configuration.ts';

/** `npm run edge -- [--listen 80] [--instances 127.0.0.1:3000,…] [--cache /var/cache/nginx/tessera]` prints nginx's configuration. */
const { values } = parseArgs({
  options: {
    listen: { type: 'string', default: '80' },
    instances: { type: 'string', default: '127.0.0.1:3000' },
    cache: { type: 'string', default: '/var/cache/nginx/tessera' },
  },
});
const instances = values.instances.split(',').map((item) => item.trim());
process.stdout.write(writeNginxConfiguration({ listen: values.listen, instances, cache: values.cache }));
