// Serves dist/. With --tests, also the folders that browser tests need (see `extras`), and a
// document with the content security policy that a cookie `policy` asks for.

import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { at, Failure, main } from './lib/run.mjs';

const extras = {
  '/pkg/': 'pkg',
  '/node_modules/': 'node_modules',
  '/pages/': 'tests/browser/pages',
};

/** Returns the policy that the cookie of a request for a document asks for. */
function policyOf({ url, headers }) {
  const isDocument = /\/(?:[\w-]+\.html)?(?:\?.*)?$/.test(url);
  const value = isDocument && /(?:^|; )policy=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return value ? decodeURIComponent(value) : undefined;
}

/**
 * Starts a server that only this computer can reach. Resolves to its address.
 *
 * @param {{ port: number, tests?: boolean }} options
 */
export async function serve({ port, tests = false }) {
  const { default: sirv } = await import('sirv');
  const folder = (name) => sirv(at(name), { dev: true, etag: true });
  const page = folder('dist');
  const others = tests ? Object.entries(extras).map(([prefix, name]) => [prefix, folder(name)]) : [];

  const server = createServer((request, response) => {
    const missing = () => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    const policy = tests && policyOf(request);
    // Firefox sometimes never shows a document that it revalidates while it leaves another page.
    if (policy)
      response.setHeaders(new Map(Object.entries({ 'content-security-policy': policy, 'cache-control': 'no-store' })));
    const other = others.find(([prefix]) => request.url.startsWith(prefix));
    if (!other) return page(request, response, missing);
    request.url = request.url.slice(other[0].length - 1);
    return other[1](request, response, missing);
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        reject(new Failure(`Port ${port} is in use. Choose another: PORT=5174 npm start`));
      else if (error.code === 'EACCES')
        reject(new Failure(`Port ${port} is not allowed here. Choose another: PORT=5174 npm start`));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://localhost:${server.address().port}`;
}

/** Parses the port number in the environment variable `PORT`. */
export function portFrom(text = '5173') {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Failure(`PORT must be a number up to 65535, not "${text}".`);
  return port;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    console.log(await serve({ port: portFrom(process.env.PORT), tests: process.argv.includes('--tests') }));
  });
}
