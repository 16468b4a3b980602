// A page for those who work on the boards: npx vite, then /gallery/?f=di&n=12&lang=ru&theme=dark
import { mount } from 'svelte';
import '../src/lib/theme.css';
import { setLanguage } from '../src/lib/i18n.svelte';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
setLanguage(query.get('lang') === 'ru' ? 'ru' : 'en');
mount(Gallery, {
  target: document.getElementById('gallery')!,
  props: { fixture: query.get('f') ?? 'di', start: Number(query.get('n') ?? 0) },
});
