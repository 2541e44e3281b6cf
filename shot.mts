import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const [hash, out, w, scheme, js] = process.argv.slice(2);
const p = await b.newPage({viewport:{width:Number(w),height:900}, colorScheme: scheme as 'light'});
p.on('pageerror', e=>console.log('ERR', e.message));
await p.goto('file:///work/living/dist/atlas/index.html'+hash);
await p.locator('h1').waitFor();
if (js) { await p.evaluate(js); }
await p.waitForFunction(() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true)))));
await p.screenshot({path:out});
await b.close();
