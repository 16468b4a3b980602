// The built page on a port of its own, with the headers of the real server but without its tables.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

// Another build of the page than the usual can be looked at too.
const folder = process.env['TROIKA_WEB'] ?? fileURLToPath(new URL('../../build/web/', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'";

export interface Site {
  address: string;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    if (path.startsWith('/api/')) {
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end('{"code":"storage-away","en":"away","ru":"нет связи"}');
      return;
    }
    const name = extname(path) ? path : '/index.html';
    readFile(join(folder, name)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(name)] ?? 'application/octet-stream',
          'content-security-policy': policy,
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
