import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n.svelte';
import { startRouting } from './lib/router.svelte';
import './lib/theme.css';
import { showTheme } from './lib/theme.svelte';

document.documentElement.lang = language();
showTheme();
startRouting();
const target = document.getElementById('app');
if (target) mount(App, { target });

// So that the page works without a network from the second visit on.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/offline.js').catch(() => undefined),
  );
}
