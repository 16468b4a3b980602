// Addresses of the page: /, /play/GAME, /local/ID, /table/ID, /learn/GAME, /rules/GAME, /replay …
let path = $state(typeof location === 'undefined' ? '/' : location.pathname);

/** The parts of an address: /table/x → ['table', 'x']. What nobody could have encoded stays as it is. */
export function partsOf(address: string): string[] {
  return address
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

/** The parts of the address the page is at. */
export function route(): string[] {
  return partsOf(path);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** Follows history and plain clicks on links of our own; call once. */
export function startRouting(): void {
  window.addEventListener('popstate', () => {
    path = location.pathname;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
