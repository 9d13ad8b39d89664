import { reservedSegments } from '../routes/page-path.ts';
import { askedByNext } from '../server/ask-for-document.ts';
import { plainPagePolicy, unmadePage } from '../server/plain-pages.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { decidingCookie, ledPath, passedParameters } from '../server/shared-page.ts';

export type Edge = {
  /** What nginx listens on, as `80` or `443 ssl`. */
  listen: string;
  /** Where the instances of the site listen, as `127.0.0.1:3000`; at least one. */
  instances: readonly string[];
  /** The folder of the cache, nginx's alone. */
  cache: string;
};

/** By these a client could pass for a proxy, or for Next itself. */
const forged = [
  ...askedByNext,
  'forwarded',
  'x-forwarded-prefix',
  'x-invoke-path',
  'x-matched-path',
  'x-middleware-subrequest',
  'x-now-route-matches',
];

/** What nginx says by itself, where no instance answers and nothing is kept. */
const ofUnavailable = {
  ...securityHeaders,
  'Content-Security-Policy': plainPagePolicy,
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'X-Request-Id': '$request_id',
};

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

const reserved = [...reservedSegments].map((name) => name.replaceAll('.', '\\.')).join('|');

/** What nginx decides of a request, by the rules of `keyOfSharedPage`: whatever is not certain is passed on. */
const decisions = `
map $request_uri $tessera_path {
  default "";
  "~^/+(?:${reserved})(?:[/?]|$)" "";
  "~^(?<plain>/[a-zA-Z0-9_/-]*)(?:\\?|$)" $plain;
}
map $args $tessera_decides {
  default 0;
  "~(?:^|&)(?:${passedParameters.join('|')})(?:[=&]|$)" 1;
  # A name with escapes may be one of these.
  "~(?:^|&)[^=&]*%" 1;
}
map $http_cookie $tessera_chosen {
  default 0;
  "~${decidingCookie.source}" 1;
}
map $tessera_path $tessera_led {
  default 0;
  "~${ledPath.source}" 1;
}
map "$request_method:$tessera_decides:$tessera_chosen$tessera_led:$tessera_path" $tessera_key {
  default "";
  "~^(?:GET|HEAD):0:(?:00|01|10):(?<shared>/.*)$" $shared;
}
map $tessera_key $tessera_passed { default 0; "" 1; }
# Fewest bytes first, as the site itself chooses.
map $http_accept_encoding $tessera_encoding {
  default identity;
  "~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9]).*)?(?:,|$)" br;
  "~*(?:^|,)\\s*gzip\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9]).*)?(?:,|$)" gzip;
}
`;

const locations = `
  # The site itself gives a page up after two seconds; an instance that does not even say so hangs.
  location / {
    proxy_pass http://tessera;
    proxy_read_timeout 10s;
  }
  # Pictures are made smaller, and staff change many things at once.
  location ~ ^/+(?:${reserved})(?:/|$) {
    proxy_pass http://tessera;
    proxy_read_timeout 60s;
  }
  location @unavailable {
    default_type text/html;
    charset utf-8;
${Object.entries(ofUnavailable)
  .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  .join('\n')}
    return 503 ${quote(unmadePage)};
  }
`.trimEnd();

/** For nginx's `http` context: pages from its cache, everything else from the instances. */
export function writeNginxConfiguration({ listen, instances, cache }: Edge): string {
  return `# Made by "npm run edge".
${decisions.trim()}
proxy_cache_path ${cache} levels=1:2 keys_zone=tessera:32m max_size=2g inactive=24h use_temp_path=off;
upstream tessera {
${instances.map((instance) => `  server ${instance} max_fails=0;`).join('\n')}
  keepalive 64;
  # Sooner than the site closes them, after five.
  keepalive_timeout 4s;
}
server {
  listen ${listen};
  server_tokens off;
  # Else the end of a page of more than 64 kB waits for the client's word, some 40 ms.
  tcp_nopush off;
  client_max_body_size 64m;
  client_header_timeout 15s;
  large_client_header_buffers 4 16k;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header Accept-Encoding $tessera_encoding;
  proxy_set_header X-Request-Id $request_id;
  # Its own word in place of the client's: the site believes who is in TRUSTED_PROXIES.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $host;
  proxy_set_header X-Forwarded-Proto $scheme;
${forged.map((name) => `  proxy_set_header ${name} "";`).join('\n')}
  proxy_connect_timeout 2s;
  # Another instance may have the page that this one cannot make now.
  proxy_next_upstream error timeout http_502 http_503 http_504;
  proxy_next_upstream_tries 2;
  proxy_next_upstream_timeout 12s;

  proxy_cache tessera;
  proxy_cache_key "$tessera_encoding $tessera_key";
  proxy_cache_bypass $tessera_passed;
  proxy_no_cache $tessera_passed;
  proxy_ignore_headers Vary;
  proxy_hide_header X-Request-Id;
  proxy_cache_revalidate on;
  proxy_cache_lock on;
  # While no instance answers: for as long as the site's stale-if-error says.
  proxy_cache_use_stale updating;
  add_header X-Request-Id $request_id always;
  add_header X-Edge-Cache $upstream_cache_status always;
  error_page 502 504 =503 @unavailable;
${locations}
}
`;
}
