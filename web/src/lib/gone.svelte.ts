// Parts of the page are loaded when they are wanted. After an upgrade of the site those of the old
// page are gone; Vite says so with an event of its own, wherever the part was wanted.
let gone = $state(false);

export function partIsGone(): boolean {
  return gone;
}

/** Call once. */
export function watchForGoneParts(): void {
  window.addEventListener('vite:preloadError', () => {
    gone = true;
  });
}
