import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const errors: string[] = [];

/** Takes what pages have complained about; what nobody takes fails the test. */
export function takeErrors(): string[] {
  return errors.splice(0);
}
afterEach(() => expect(takeErrors()).toEqual([]));

// That the server or the network is away is not the page's fault.
const away = /\b503\b|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED)/;

/** A page that fails the test if anything is written to its console as an error. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  kept: Record<string, string> = {}, // what the page has kept from earlier visits
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...options });
  await context.addInitScript((all) => {
    if (sessionStorage.getItem('kept')) return; // only once: what the page keeps itself stays
    sessionStorage.setItem('kept', '1');
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`troika.${key}`, value);
  }, kept);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !away.test(message.text())) errors.push(message.text());
  });
  return page;
}
