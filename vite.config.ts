/** `vite build` makes the pages (the Mini App under /app/, the playground); `vite build --mode bot` the process. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const pages: UserConfig = {
  root: path('webapp'),
  base: '/app/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path('dist/webapp'),
    emptyOutDir: true,
    target: 'es2020',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: [path('webapp/index.html'), path('webapp/playground/index.html')] },
  },
};

/** One file; packages stay packages. */
const bot: UserConfig = {
  build: {
    ssr: path('bot/main.ts'),
    outDir: path('dist/bot'),
    target: 'node20',
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
};

export default defineConfig(({ mode }) => (mode === 'bot' ? bot : pages));
