/** Styles of a shop. Which total shows follows the chosen way of delivery without a script, for as many ways as a shop has places for. */
import { publicStyle, tokens } from '../http/publicStyle';

/** With more ways of delivery than this, the total of the others shows on the page of payment only. */
export const MOST_DELIVERIES = 12;

const places = Array.from({ length: MOST_DELIVERIES }, (_, place) => place);

const ofChoice = places.map((place) => `.basket:has(.d${place}:checked) .sums .t${place}`).join(', ');
const choices = places.map((place) => `.sums .t${place}`).join(', ');

export const shopStyle = `${tokens}${publicStyle}
.pub > main { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 2rem 3rem; align-items: start; width: 100%; max-width: 72rem; margin: 0 auto; padding: 2rem; overflow-wrap: anywhere; }
.pub > main.one { grid-template-columns: minmax(0, 32rem); justify-content: center; gap: 1rem; }
.pub > header a { color: var(--action); font-weight: 520; }
h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 640; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; font-weight: 640; }
.soft, small { color: var(--ink-soft); font-size: 0.875rem; }
.cats { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1.25rem 0; padding: 0; border-bottom: 1px solid var(--line-soft); }
.cats a { display: grid; align-items: center; min-height: 2.75rem; color: var(--ink-soft); text-decoration: none; font-weight: 520; }
.cats a[aria-current] { color: var(--ink); box-shadow: inset 0 -3px var(--action); }
.find { display: grid; grid-template-columns: minmax(0, 20rem) max-content; gap: 0.5rem; margin-top: 1.25rem; }
.find input { min-height: 2.75rem; padding: 0 0.625rem; border: 1px solid var(--line-control); border-radius: 3px; background: var(--sheet); color: inherit; font: inherit; }
.goods { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.5rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.good { position: relative; display: grid; grid-template-rows: auto 1fr auto auto auto; gap: 0.5rem; scroll-margin-top: 1rem; }
.good img, .good .none { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border: 1px solid var(--line-soft); border-radius: 3px; background: var(--line-faint); }
.good .none { border-style: dashed; background: none; }
.good h2 { font-size: 1rem; font-weight: 520; line-height: 1.35; }
.good b, .sums b { font-weight: 640; }
.tag { position: absolute; top: 0.5rem; left: 0.5rem; padding: 0.125rem 0.5rem; border: 1px solid var(--line-control); border-radius: 2px; background: var(--sheet); font-size: 0.8125rem; font-weight: 520; }
.tag.deal { border-color: var(--ink); background: var(--ink); color: var(--sheet); }
.cur { font-size: 0.75em; font-weight: 400; }
del { color: var(--ink-soft); margin-left: 0.25em; }
.plain { border: 1px solid var(--line-control); background: var(--sheet); color: var(--ink); }
.plain:hover { background: var(--chosen); }
.good details { font-size: 0.875rem; }
.good summary { display: flex; align-items: center; min-height: 1.5rem; color: var(--action); cursor: pointer; font-weight: 520; }
.good details img { margin-top: 0.5rem; }
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.bare { display: grid; place-items: center; width: 2.75rem; padding: 0; background: none; color: var(--ink-soft); }
.bare:hover { background: var(--chosen); color: var(--ink); }
.gone { display: grid; place-items: center; min-height: 2.75rem; border: 1px dashed var(--line-control); border-radius: 3px; color: var(--ink-soft); }
.step { display: grid; grid-template-columns: 2.75rem 1fr 2.75rem; align-items: center; border: 1px solid var(--action); border-radius: 3px; background: var(--chosen); text-align: center; }
.good .plain, .gone { min-height: calc(2.75rem + 2px); }
.step button { min-height: 2.75rem; padding: 0; background: none; color: var(--ink); font-size: 1.25rem; }
.basket { position: sticky; top: 1rem; display: grid; gap: 1.125rem; max-height: calc(100vh - 2rem); overflow: auto; padding: 1.25rem 1.5rem 1.5rem; background: var(--sheet); border: 1px solid var(--line-soft); border-top: 2px solid var(--line-ink); }
.basket header { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
.basket form { display: grid; gap: 1rem; }
.basket fieldset, .form fieldset { display: grid; margin: 0; padding: 0; border: 0; min-width: 0; }
.basket legend, .form legend { margin-bottom: 0.375rem; padding: 0; font-weight: 640; }
.lines { display: grid; margin: 0; padding: 0; list-style: none; }
.lines > li { display: grid; grid-template-columns: 3rem minmax(0, 1fr) auto; gap: 0.25rem 0.75rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line-faint); }
.lines img { width: 3rem; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 2px; grid-row: 1 / 4; }
.lines .more { grid-column: 2 / 4; }
.lines .change { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.625rem; }
.lines .change small { order: 1; }
.lines .change form:last-of-type { order: 2; margin-left: auto; }
.lines .step { width: 7.5rem; }
.meth span { display: grid; }
.meth b { margin-left: auto; font-weight: 400; white-space: nowrap; }
.sums { display: grid; margin: 0; }
.sums div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.375rem 0; }
.sums .total { border-top: 1px solid var(--line-ink); border-bottom: 4px double var(--line-ink); padding: 0.5rem 0; font-weight: 640; }
${choices} { display: none; }
${ofChoice} { display: flex; }
.form { display: grid; gap: 1.25rem; }
.form > section { display: grid; gap: 1rem; padding-top: 0.75rem; border-top: 2px solid var(--line-ink); }
.field { display: grid; gap: 0.25rem; font-weight: 520; }
.field small { font-weight: 400; }
.field input { width: 100%; min-height: 2.75rem; padding: 0 0.625rem; border: 1px solid var(--line-control); border-radius: 3px; background: var(--sheet); color: inherit; font: inherit; }
.go { display: grid; place-items: center; min-height: 2.75rem; padding: 0.375rem 1rem; border-radius: 3px; background: var(--action); color: #fff; font-weight: 600; text-decoration: none; }
.pages { display: flex; justify-content: space-between; margin: 1.5rem 0; }
.foot, .closes { display: none; }
a { color: var(--action); }
summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 63.99rem) {
  .pub > main { grid-template-columns: minmax(0, 1fr); padding: 1.25rem 1rem 1.5rem; }
  .goods { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.5rem 0.875rem; }
  .pub.shop { padding-bottom: 4.5rem; }
  .shop .basket { display: none; }
  .shop .basket:target, .shop:not(:has(#goods:target)) .basket.open { display: grid; position: fixed; inset: 0; z-index: 1; max-height: none; align-content: start; }
  .basket { position: static; max-height: none; }
  .pub.paying { padding-bottom: 4.5rem; }
  .pays { position: fixed; inset: auto 0 0; padding: 0.75rem 1rem; border-top: 2px solid var(--line-ink); background: var(--sheet); }
  .closes { display: inline; }
  .foot { position: fixed; inset: auto 0 0; display: grid; grid-template-columns: auto 1fr; gap: 1rem; align-items: center; padding: 0.75rem 1rem; border-top: 2px solid var(--line-ink); background: var(--sheet); }
}
@media (min-width: 48rem) and (max-width: 63.99rem) { .goods { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;
