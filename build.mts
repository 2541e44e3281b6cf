import 'temporal-polyfill/global';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyChart } from './atlas/site/buildSite';
import { draw } from './atlas/draw/files';
import { siteFiles } from './atlas/site/site';
import { flowsHash } from './atlas/sources';
import { readFileSync, existsSync } from 'node:fs';
const t = Date.now();
// verdicts reused from previous build for speed
const cache = '/tmp/living-verdicts.json';
let v; 
if (existsSync(cache)) v = JSON.parse(readFileSync(cache,'utf8')); else { const { proofsOf } = await import('./atlas/proofs/prove'); const { flows, parts } = await import('./machines/flows'); v = process.env.ONLY.split(',').filter(n=>n!=='collection').flatMap((n)=>proofsOf(flows, parts, n)); writeFileSync(cache, JSON.stringify(v)); }
console.log(Date.now()-t);
const { matrix } = await import('./atlas/trace/matrix');
const { monitorsOf } = await import('./atlas/monitors/monitorsOf');
const F = await import('./machines/flows');
const lines = process.env.ONLY ? process.env.ONLY.split(',').filter(n=>n in F.flows).slice(0,0).flatMap(n=>matrix(n)) : [];
lines.push(...matrix('approval'));
const files = await siteFiles(await draw(everyChart().filter(({name})=>!process.env.ONLY || process.env.ONLY.split(',').includes(name))), flowsHash(), v, { trace: lines, monitors: monitorsOf(F.flows, F.parts) });
let data=0;
for (const [n,c] of files) { const f=join('dist/atlas',n); mkdirSync(dirname(f),{recursive:true}); writeFileSync(f,c); if(n.startsWith('data/')) data+=c.length; }
console.log('data', data, Date.now()-t);
