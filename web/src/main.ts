import { mount } from 'svelte';
import App from './App.svelte';
import { loadTitles } from './games';
import { watchForGoneParts } from './lib/gone.svelte';
import { language } from './lib/i18n.svelte';
import { startRouting } from './lib/router.svelte';
import './lib/theme.css';
import { showTheme } from './lib/theme.svelte';
import { t } from './screens/words';

document.documentElement.lang = language();
showTheme();
startRouting();
watchForGoneParts();
const target = document.getElementById('app');
// Nothing is shown before it can be said in the right language.
if (target) void Promise.all([t.load(), loadTitles()]).then(() => mount(App, { target }));

// So that the page works without a network from the second visit on.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/offline.js').catch(() => undefined),
  );
}
