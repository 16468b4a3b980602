// What axe finds, and where the pictures of all screens go.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

export const folder = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });

/** What is serious or critical, as «rule: where». */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    return axe.run({ resultTypes: ['violations'], rules });
  });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`));
}
