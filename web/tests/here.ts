// The real server and a real browser, for all tests of a file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser';
import { openServer, type Server } from './server';

interface Here {
  server: Server;
  browser: Browser;
}

export function openHere(): Here {
  const here = {} as Here;
  beforeAll(async () => {
    [here.server, here.browser] = await Promise.all([openServer(), openBrowser()]);
  });
  afterAll(async () => {
    await here.browser.close();
    await here.server.close();
  });
  return here;
}
